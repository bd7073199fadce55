import { createClock, openStore } from '@statbook-simulators/kit';
import { describe, expect, it } from 'vitest';
import { GrantBook } from './grant-book.ts';

const redirectUri = 'http://127.0.0.1:3000/back';
const grant = { userId: 'u1', email: 'nora@example.com', clientId: 'statbook', scopes: ['a', 'b'] };

function openBook() {
  const clock = createClock('2026-11-21T09:00:00Z');
  return { clock, book: new GrantBook({ store: openStore(), clock }) };
}

describe('the grants of users', () => {
  it('are redeemed with a code once, by the same client at the same address', () => {
    const { book } = openBook();
    const wanted = { clientId: 'statbook', redirectUri };
    const code = book.issueCode(grant, redirectUri);
    expect(book.redeemCode(code, wanted)).toEqual(grant);
    expect(book.redeemCode(code, wanted)).toBeUndefined();
    for (const other of [
      { ...wanted, clientId: 'x' },
      { ...wanted, redirectUri: 'http://x' },
    ]) {
      expect(book.redeemCode(book.issueCode(grant, redirectUri), other)).toBeUndefined();
    }
  });

  it('are lost when the code is not redeemed within ten minutes', () => {
    const { book, clock } = openBook();
    const code = book.issueCode(grant, redirectUri);
    clock.advance(600_000);
    expect(book.redeemCode(code, { clientId: 'statbook', redirectUri })).toBeUndefined();
  });

  it('have access tokens of an hour, which can be verified after their end', () => {
    const { book, clock } = openBook();
    const token = book.issueAccessToken(grant);
    expect(book.findBearer(`Bearer ${token}`)).toMatchObject(grant);
    clock.advance(3_601_000);
    expect(book.findBearer(`Bearer ${token}`)).toBeUndefined();
    expect(book.findToken(token)?.secondsLeft).toBeLessThan(0);
  });

  it.each([undefined, '', 'Bearer', 'Bearer unknown', 'Basic abc'])('are not found behind %j', (header) => {
    expect(openBook().book.findBearer(header)).toBeUndefined();
  });

  it('are renewed for their own client, however long ago they were made', () => {
    const { book, clock } = openBook();
    const token = book.issueRefreshToken(grant);
    clock.advance(365 * 86_400_000);
    expect(book.findRefreshed(token, 'statbook')).toEqual(grant);
    expect(book.findRefreshed(token, 'another')).toBeUndefined();
    expect(book.findRefreshed('unknown', 'statbook')).toBeUndefined();
  });
});
