import { expect, it } from 'vitest';
import { shareEventId } from '../ledger/ids.ts';
import { bobToAlice, foundedBooks, founding } from '../testing/example-register.ts';
import { firstDayOf } from './replay-order.ts';

it('an order changes the books from the first day of what it reverses or posts', () => {
  const register = foundedBooks();
  const event = register.post(bobToAlice);
  const reversals = [{ event, reason: 'A mistake' }];
  const entry = (on: string) => ({ id: shareEventId(on), request: { ...founding, on } });
  expect(firstDayOf({ reversals, entries: [] })).toBe('2026-12-02');
  expect(firstDayOf({ reversals, entries: [entry('2026-12-03'), entry('2026-02-01')] })).toBe('2026-02-01');
  expect(firstDayOf({ reversals: [], entries: [entry('2026-12-03')] })).toBe('2026-12-03');
  expect(firstDayOf({ reversals: [], entries: [] })).toBeUndefined();
});
