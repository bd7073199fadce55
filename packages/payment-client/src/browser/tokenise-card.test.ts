import { describe, expect, it } from 'vitest';
import { answerWith, type Script, startScriptedGateway } from '../testing/scripted-gateway.ts';
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

describe('handing a card to the gateway from the browser', () => {
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
});
