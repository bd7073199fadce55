import { describe, expect, it } from 'vitest';
import { hasPublishedSamples, named, parseSample } from '../testing/published-samples.ts';
import { toPaymentOutcome } from './payment-outcome.ts';

const paid = { statusCode: '0000', status: 'Ok', statusDetail: 'Done.', transactionId: 'T1' };
const read = (httpStatus: number, body: unknown) =>
  toPaymentOutcome({ kind: 'answered', httpStatus, body, tracker: 'tracker-1' });

describe('the answer to a payment', () => {
  it('is passed on when there is none', () => {
    expect(toPaymentOutcome({ kind: 'not-sent', reason: 'unreachable' })).toEqual({
      kind: 'not-sent',
      reason: 'unreachable',
    });
  });

  it('keeps the gateway’s tracker', () => {
    expect(read(201, paid)).toMatchObject({ kind: 'paid', tracker: 'tracker-1' });
  });

  it.each([
    ['a paid transaction without an id', { statusCode: '0000' }, 'nonsense'],
    ['a status code as a number', { ...paid, statusCode: 0 }, 'nonsense'],
    ['a status code nobody knows', { ...paid, statusCode: '2999' }, 'gateway-fault'],
    ['a code used before', { ...paid, statusCode: '4001' }, 'duplicate-code'],
    ['a challenge without an address', { ...paid, statusCode: '2021' }, 'nonsense'],
    [
      'a challenge at an address of another kind',
      { ...paid, statusCode: '2021', acsUrl: 'javascript:1', cReq: 'a', acsTransId: 'b' },
      'nonsense',
    ],
    ['an amount below zero', { ...paid, amount: { totalAmount: -1 } }, 'nonsense'],
  ])('proves nothing by %s', (_, body, reason) => {
    expect(read(201, body)).toMatchObject({ kind: 'unknown', reason });
  });

  it('keeps the transaction id where the outcome is unknown, so that it can be retrieved', () => {
    expect(read(201, { ...paid, statusCode: '2003' })).toMatchObject({
      kind: 'unknown',
      transactionId: 'T1',
    });
    expect(read(201, { statusCode: '2003' })).not.toHaveProperty('transactionId');
  });

  it('is a refusal with the gateway’s sentence, with the transaction where there is one', () => {
    const refused = { statusCode: '2000', status: 'NotAuthed', statusDetail: 'Declined by the bank.' };
    expect(read(201, refused)).toEqual({
      kind: 'refused',
      because: 'declined',
      status: 'NotAuthed',
      statusCode: '2000',
      statusDetail: 'Declined by the bank.',
      tracker: 'tracker-1',
    });
    expect(read(201, { ...refused, transactionId: 'T1' })).toMatchObject({
      transaction: { transactionId: 'T1' },
    });
    expect(read(201, { statusCode: '2000' })).toMatchObject({ status: '', statusDetail: '' });
  });
});

describe.skipIf(!hasPublishedSamples)(named('the published answers to a payment'), () => {
  it('an authorised payment is paid', () => {
    expect(read(201, parseSample('transaction-response-201-ok-payment.json'))).toMatchObject({
      kind: 'paid',
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

  it('a recorded authorisation with every optional part is read', () => {
    expect(read(201, parseSample('transaction-response-201-ok-deferred.json'))).toMatchObject({
      kind: 'paid',
      transaction: { totalAmount: 1000, currency: 'GBP' },
    });
  });

  it('a challenge names where to go', () => {
    expect(read(202, parseSample('transaction-response-202-3dauth-2021.json'))).toMatchObject({
      kind: 'challenge',
      transactionId: 'DB79BA2D-05DA-5B85-D188-1293D16BBAC7',
      acsTransId: '43b04fd1-692c-4b76-ac20-a75527ad0a25',
      acsUrl: 'https://url-to-be-confirmed/html_challenge',
    });
  });

  it.each([
    ['transaction-response-201-notauthed-2000', '2000', 'declined'],
    ['transaction-response-201-rejected-2001', '2001', 'rejected-by-rules'],
    ['transaction-response-rejected-4026', '4026', 'authentication-failed'],
    ['constructed-challenge-response-201-failed', '4026', 'authentication-failed'],
  ])('%s with status 201 is a refusal: %s, %s', (sample, statusCode, because) => {
    expect(read(201, parseSample(`${sample}.json`))).toMatchObject({ kind: 'refused', statusCode, because });
  });

  it('a spent card identifier is an error of the whole request', () => {
    expect(read(422, parseSample('transaction-response-422-1011.json'))).toMatchObject({
      kind: 'gateway-error',
      httpStatus: 422,
      code: '1011',
    });
  });

  it('a bad card reference names both properties', () => {
    expect(read(422, parseSample('errors-422-1009-bad-card-reference.json'))).toMatchObject({
      kind: 'field-errors',
      errors: [
        { code: '1009', property: 'paymentMethod.card.merchantSessionKey' },
        { code: '1009', property: 'paymentMethod.card.cardIdentifier' },
      ],
    });
  });

  it('a single error with a property is a field error', () => {
    expect(read(422, parseSample('error-1005-single-object.json'))).toMatchObject({
      kind: 'field-errors',
      errors: [{ code: '1005', property: 'paRes' }],
    });
  });
});
