import { describe, expect, it } from 'vitest';
import { shareEventId } from '../ledger/ids.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  eventOf,
  foundedBooks,
  founding,
  held,
  ORDINARY,
  ordinaryTerms,
  postingsOf,
  Register,
} from '../testing/example-register.ts';
import { planReversal } from './plan-reversal.ts';

const register = foundedBooks();
const transfer = register.post(bobToAlice);
const plan = (more: { reason?: string; isLive?: boolean } = {}) =>
  planReversal(
    { kind: 'reversal', eventId: transfer.id, reason: more.reason ?? 'Entered by mistake' },
    { eventId: shareEventId('back'), event: transfer, isLive: more.isLive ?? true },
  );

describe('a reversal', () => {
  it('posts the opposite of the event, on its day', () => {
    expect(postingsOf(plan())).toEqual(['bob 15', 'alice -15']);
    expect(eventOf(plan())).toMatchObject({
      id: 'back',
      kind: 'reversal',
      effectiveOn: '2026-12-02',
      reverses: transfer.id,
      lots: [],
    });
  });

  it('gives a class the terms back that it had', () => {
    const books = foundedBooks();
    const name = books.post({ kind: 'class-name', on: '2026-06-01', classId: ORDINARY, name: 'A' });
    const planned = planReversal(
      { kind: 'reversal', eventId: name.id, reason: 'Not passed' },
      { eventId: shareEventId('back'), event: name, isLive: true },
    );
    expect(eventOf(planned).terms.map(({ before, after }) => [before.name, after.name])).toEqual([
      ['A', 'Ordinary'],
    ]);
    books.reverse(name);
    expect(books.at('2026-12-31').classes[0]?.terms.name).toBe('Ordinary');
  });

  it('needs a reason, and an event that counts', () => {
    const codes = (planned: ReturnType<typeof plan>) =>
      planned.ok ? [] : planned.errors.map(({ path, code }) => `${path}: ${code}`);
    expect(codes(plan({ reason: ' ' }))).toEqual(['reason: missing']);
    expect(codes(plan({ isLive: false }))).toEqual(['eventId: not-reversible']);
    expect(codes(plan({ reason: '', isLive: false }))).toEqual([
      'reason: missing',
      'eventId: not-reversible',
    ]);
  });

  it('restores every later day, and what was known before stays known', () => {
    const books = foundedBooks();
    const wrong = books.post(bobToAlice);
    books.reverse(wrong);
    expect([held(books.at('2026-12-31'), ALICE), held(books.at('2026-12-31'), BOB)]).toEqual(['60', '40']);
    expect(held(books.at('2026-12-31', wrong.order), BOB)).toBe('25');
  });

  it('leaves a distinguishing number used: the next allotment goes on after it', () => {
    const numbered = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
    const first = numbered.post(founding);
    numbered.reverse(first);
    const again = numbered.post({ ...founding, on: '2026-02-01' });
    expect(again.lots.map(({ numbers }) => numbers?.first)).toEqual([101n, 161n]);
  });

  it('is blocked by a later event that needs the shares, which is named', () => {
    const books = new Register();
    const first = books.post(founding);
    books.post(bobToAlice);
    expect(books.tryToReverse(first)).toMatchObject({
      refusal: { code: 'blocked', event: { kind: 'transfer', effectiveOn: '2026-12-02' } },
    });
    expect(booksAfter(founding).tryToReverse(first)).toMatchObject({ ok: true });
  });
});
