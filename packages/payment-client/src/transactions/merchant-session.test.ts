import { describe, expect, it } from 'vitest';
import { hasPublishedSamples, named, parseSample, readSample } from '../testing/published-samples.ts';
import { answerWith, ask } from '../testing/scripted-gateway.ts';

describe('a merchant session key', () => {
  it('is asked for by the vendor’s name', async () => {
    const body = { merchantSessionKey: 'K1', expiry: '2026-11-20T10:00:00Z' };
    const { outcome, seen } = await ask(answerWith(201, body), (client) => client.createMerchantSessionKey());
    expect(seen[0]?.body).toEqual({ vendorName: 'statbook' });
    expect(outcome).toEqual({ kind: 'issued', ...body, tracker: 'tracker-1' });
  });

  it.each([{ merchantSessionKey: '' }, { expiry: '2026-11-20' }, { merchantSessionKey: 7, expiry: 'x' }])(
    'is none in %j',
    async (body) => {
      const { outcome } = await ask(answerWith(201, body), (client) => client.createMerchantSessionKey());
      expect(outcome).toEqual({ kind: 'unknown', reason: 'nonsense' });
    },
  );

  it.skipIf(!hasPublishedSamples)(named('is issued by the published answer'), async () => {
    const { outcome } = await ask(answerWith(201, readSample('msk-response-201.json')), (client) =>
      client.createMerchantSessionKey(),
    );
    expect(outcome).toMatchObject({
      kind: 'issued',
      merchantSessionKey: '80AA3065-E94B-4E72-ACDA-26E8511FA8C8',
    });
    expect(Object.keys(Object(parseSample('msk-request.json')))).toEqual(['vendorName']);
  });
});
