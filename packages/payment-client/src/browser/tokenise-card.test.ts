import { describe, expect, it } from 'vitest';
import { answerWith, type Script, startScriptedGateway } from '../testing/scripted-gateway.ts';
import { hasPublishedSamples, named, parseSample, readSample } from '../testing/published-samples.ts';
import { tokeniseCard } from './tokenise-card.ts';

const card = {
  cardholderName: 'Sam Jones',
  cardNumber: '4929000000006',
  expiryDate: '1229',
  securityCode: '123',
};

async function tokeniseAgainst(script: Script, signal?: AbortSignal) {
  await using gateway = await startScriptedGateway(script);
  const { baseUrl } = gateway.settings;
  const outcome = await tokeniseCard({
    baseUrl,
    merchantSessionKey: 'session-key',
    card,
    ...(signal ? { signal } : {}),
  });
  return { outcome, seen: gateway.seen };
}

describe('tokenising a card in the browser', () => {
  it('sends it with the session key as a bearer and gets its identifier', async () => {
    const { outcome, seen } = await tokeniseAgainst(
      answerWith(201, { cardIdentifier: 'C1', cardType: 'Visa' }),
    );
    expect(outcome).toEqual({ kind: 'tokenised', cardIdentifier: 'C1', cardType: 'Visa' });
    expect(seen[0]?.headers.authorization).toBe('Bearer session-key');
  });

  it('shows the gateway’s wording beside the field', async () => {
    const body = { code: 1007, property: 'cardDetails.cardNumber', description: 'invalid' };
    const { outcome } = await tokeniseAgainst(answerWith(422, body));
    const errors = [{ code: '1007', property: 'cardDetails.cardNumber', message: 'invalid' }];
    expect(outcome).toEqual({ kind: 'field-errors', errors });
  });

  it('asks for a new session when the key is spent', async () => {
    const { outcome } = await tokeniseAgainst(answerWith(401, { code: 1002, description: 'failed' }));
    expect(outcome).toEqual({ kind: 'session-ended' });
  });

  it.each([
    ['a server error', answerWith(500, { code: 9999, description: 'An internal error' })],
    ['nonsense', answerWith(201, '<html>')],
    ['a success without an identifier', answerWith(201, {})],
    ['a cut connection', ((response) => response.socket?.destroy()) satisfies Script],
  ])('%s fails without a word about the card', async (_name, script) => {
    expect((await tokeniseAgainst(script)).outcome).toEqual({ kind: 'failed' });
  });

  it('stops when the customer leaves', async () => {
    const { outcome, seen } = await tokeniseAgainst(answerWith(201, {}), AbortSignal.abort());
    expect(outcome).toEqual({ kind: 'failed' });
    expect(seen).toHaveLength(0);
  });

  it('fails when no server listens', async () => {
    const gateway = await startScriptedGateway(answerWith(201, {}));
    await gateway[Symbol.asyncDispose]();
    const { baseUrl } = gateway.settings;
    expect(await tokeniseCard({ baseUrl, merchantSessionKey: 'key', card })).toEqual({ kind: 'failed' });
  });

  it('follows no redirect with the card', async () => {
    const { outcome, seen } = await tokeniseAgainst((response) =>
      response.writeHead(307, { location: '/elsewhere' }).end(),
    );
    expect(outcome).toEqual({ kind: 'failed' });
    expect(seen).toHaveLength(1);
  });
});

describe.skipIf(!hasPublishedSamples)(named('the published answers to a card'), () => {
  const bob = {
    cardholderName: 'Bob The Builder',
    cardNumber: '4929000000006',
    expiryDate: '0223',
    securityCode: '123',
  };
  const tokeniseBob = async (status: number, sample: string) => {
    await using gateway = await startScriptedGateway(answerWith(status, readSample(sample)));
    const { baseUrl } = gateway.settings;
    const outcome = await tokeniseCard({ baseUrl, merchantSessionKey: 'key', card: bob });
    return { outcome, seen: [...gateway.seen] };
  };

  it('an identifier', async () => {
    const { outcome, seen } = await tokeniseBob(201, 'card-identifier-response-201.json');
    expect(outcome).toEqual({
      kind: 'tokenised',
      cardIdentifier: '29D04630-575C-43C3-9FC4-259E86A8D089',
      cardType: 'Visa',
    });
    expect(seen[0]?.body).toEqual(parseSample('card-identifier-request.json'));
  });

  it('errors of its fields', async () => {
    const { outcome } = await tokeniseBob(422, 'errors-422-array.json');
    expect(outcome.kind === 'field-errors' ? outcome.errors : []).toHaveLength(4);
  });

  it('an ended session', async () => {
    const { outcome } = await tokeniseBob(401, 'card-identifier-response-401-no-credentials.json');
    expect(outcome).toEqual({ kind: 'session-ended' });
  });
});
