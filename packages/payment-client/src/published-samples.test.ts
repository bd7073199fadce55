import { pence } from '@statbook/domain';
import { describe, expect, it } from 'vitest';
import { answerChallenge } from './three-d-secure.ts';
import { readCReq, readCRes, encodeMessage } from './challenge-message.ts';
import { createMerchantSessionKey } from './merchant-session.ts';
import { createTransaction } from './payment.ts';
import { refundTransaction, voidTransaction } from './reversal.ts';
import { classifyStatus } from './status-code.ts';
import { examplePayment } from './testing/payment-request.ts';
import { hasPublishedSamples, parseSample, readSample } from './testing/published-samples.ts';
import { answerWith, startScriptedGateway } from './testing/scripted-gateway.ts';
import { tokeniseCard } from './browser/tokenise-card.ts';

const leftOut = hasPublishedSamples ? '' : ' (left out: no reference folder)';
const sampleTest = it.skipIf(!hasPublishedSamples);

async function payAnswered(status: number, sample: string) {
  await using gateway = await startScriptedGateway(answerWith(status, readSample(sample)));
  return await createTransaction(gateway.settings, examplePayment);
}

describe(`the published answers to a payment${leftOut}`, () => {
  sampleTest('an authorised payment is paid', async () => {
    const outcome = await payAnswered(201, 'transaction-response-201-ok-payment.json');
    expect(outcome).toMatchObject({
      kind: 'paid',
      tracker: 'tracker-1',
      transaction: {
        transactionId: 'T6569400-1516-0A3F-E3FA-7F222CC79221',
        statusCode: '0000',
        retrievalReference: '8636128',
        lastFourDigits: '0006',
        threeDSecureStatus: 'NotChecked',
        avsCvcStatus: 'SecurityCodeMatchOnly',
      },
    });
  });

  sampleTest('a recorded authorisation with every optional part is read', async () => {
    const outcome = await payAnswered(201, 'transaction-response-201-ok-deferred.json');
    expect(outcome).toMatchObject({ kind: 'paid', transaction: { totalAmount: 1000, currency: 'GBP' } });
  });

  sampleTest('a challenge names where to go', async () => {
    const outcome = await payAnswered(202, 'transaction-response-202-3dauth-2021.json');
    expect(outcome).toMatchObject({
      kind: 'challenge',
      transactionId: 'DB79BA2D-05DA-5B85-D188-1293D16BBAC7',
      acsTransId: '43b04fd1-692c-4b76-ac20-a75527ad0a25',
      acsUrl: 'https://url-to-be-confirmed/html_challenge',
    });
  });

  const refusals = [
    ['transaction-response-201-notauthed-2000.json', '2000', 'declined'],
    ['transaction-response-201-rejected-2001.json', '2001', 'rejected-by-rules'],
    ['transaction-response-rejected-4026.json', '4026', 'authentication-failed'],
  ] as const;
  for (const [sample, statusCode, because] of refusals) {
    sampleTest(`a 201 with ${statusCode} is a refusal: ${because}`, async () => {
      expect(await payAnswered(201, sample)).toMatchObject({ kind: 'refused', statusCode, because });
    });
  }

  sampleTest('a spent card identifier is an error of the whole request', async () => {
    const outcome = await payAnswered(422, 'transaction-response-422-1011.json');
    expect(outcome).toMatchObject({ kind: 'gateway-error', httpStatus: 422, code: '1011' });
  });

  sampleTest('a bad card reference names both properties', async () => {
    const outcome = await payAnswered(422, 'errors-422-1009-bad-card-reference.json');
    expect(outcome).toMatchObject({
      kind: 'field-errors',
      errors: [
        { code: '1009', property: 'paymentMethod.card.merchantSessionKey' },
        { code: '1009', property: 'paymentMethod.card.cardIdentifier' },
      ],
    });
  });

  sampleTest('a single error with a property is a field error', async () => {
    const outcome = await payAnswered(422, 'error-1005-single-object.json');
    expect(outcome).toMatchObject({ kind: 'field-errors', errors: [{ code: '1005', property: 'paRes' }] });
  });
});

describe(`the published answers to the other calls${leftOut}`, () => {
  sampleTest('a merchant session key is issued', async () => {
    await using gateway = await startScriptedGateway(answerWith(201, readSample('msk-response-201.json')));
    const outcome = await createMerchantSessionKey(gateway.settings);
    expect(outcome).toMatchObject({
      kind: 'issued',
      merchantSessionKey: '80AA3065-E94B-4E72-ACDA-26E8511FA8C8',
    });
  });

  sampleTest('a failed challenge is a refusal', async () => {
    const body = readSample('constructed-challenge-response-201-failed.json');
    await using gateway = await startScriptedGateway(answerWith(201, body));
    const outcome = await answerChallenge(gateway.settings, { transactionId: 'DB79', cRes: 'e30' });
    expect(outcome).toMatchObject({ kind: 'refused', because: 'authentication-failed', statusCode: '4026' });
  });

  sampleTest('a void and a refund are confirmed', async () => {
    const voided = readSample('instruction-void-response-201.json');
    const refunded = readSample('transaction-response-201-refund.json');
    await using gateway = await startScriptedGateway((response, turn) =>
      answerWith(201, turn === 1 ? voided : refunded)(response, turn),
    );
    expect(await voidTransaction(gateway.settings, 'T1')).toMatchObject({ kind: 'voided' });
    expect(gateway.seen[0]?.body).toEqual(parseSample('instruction-void-request.json'));
    const refund = {
      referenceTransactionId: '6a57c703-72bf-429e-96ed-c1db37bc76e0',
      vendorTxCode: 'demotransaction99',
      amount: pence(4),
      description: 'Demo Refund',
    };
    expect(await refundTransaction(gateway.settings, refund)).toMatchObject({ kind: 'refunded' });
    expect(gateway.seen[1]?.body).toEqual(parseSample('refund-request.json'));
  });

  sampleTest('a card is tokenised, refused for its fields, or its session has ended', async () => {
    const answers = [
      answerWith(201, readSample('card-identifier-response-201.json')),
      answerWith(422, readSample('errors-422-array.json')),
      answerWith(401, readSample('card-identifier-response-401-no-credentials.json')),
    ];
    await using gateway = await startScriptedGateway((response, turn) => answers[turn - 1]?.(response, turn));
    const card = {
      cardholderName: 'Bob The Builder',
      cardNumber: '4929000000006',
      expiryDate: '0223',
      securityCode: '123',
    };
    const { baseUrl } = gateway.settings;
    const tokenise = () => tokeniseCard({ baseUrl, merchantSessionKey: 'key', card });
    expect(await tokenise()).toEqual({
      kind: 'tokenised',
      cardIdentifier: '29D04630-575C-43C3-9FC4-259E86A8D089',
      cardType: 'Visa',
    });
    expect(gateway.seen[0]?.body).toEqual(parseSample('card-identifier-request.json'));
    const refused = await tokenise();
    expect(refused.kind === 'field-errors' ? refused.errors : []).toHaveLength(4);
    expect(await tokenise()).toEqual({ kind: 'session-ended' });
  });
});

describe(`the published 3-D Secure messages${leftOut}`, () => {
  sampleTest('a padded CRes of another spelling is read', () => {
    const result = readCRes(readSample('cres-encoded.txt'));
    expect(result).toEqual({
      kind: 'result',
      acsTransId: '13c701a3-5a88-4c45-89e9-ef65e50a8bf9',
      transStatus: 'Y',
    });
  });

  sampleTest('a failed CRes and an Erro are told apart', () => {
    const encoded = (name: string) => encodeMessage(Object(parseSample(name)));
    expect(readCRes(encoded('constructed-cres-failed-decoded.json'))).toMatchObject({ transStatus: 'N' });
    expect(readCRes(encoded('constructed-erro-402-decoded.json'))).toMatchObject({
      kind: 'error',
      errorCode: '402',
    });
    expect(readCReq(encoded('creq-decoded.json'))?.messageVersion).toBe('2.1.0');
  });

  sampleTest('only 0000 of all listed codes counts as paid', () => {
    const codes = readSample('status-codes.csv')
      .split('\n')
      .slice(1)
      .map((line) => line.split(',', 1).join(''));
    expect(codes.filter((code) => classifyStatus(code) === 'paid')).toEqual(['0000']);
  });
});
