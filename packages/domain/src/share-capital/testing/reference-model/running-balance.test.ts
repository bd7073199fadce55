import { expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { negateDecimal, shareCount } from '../../../money/exact-decimal.ts';
import type { ShareEvent } from '../../ledger/event.ts';
import { shareEventId } from '../../ledger/ids.ts';
import { foundedBooks } from '../example-register.ts';
import { RunningBalance } from './running-balance.ts';

const [template] = foundedBooks().ledger.list();
if (!template) throw new Error('No event');
const at = (day: string, order: number): ShareEvent => ({
  ...template,
  id: shareEventId(`e${order}`),
  effectiveOn: civilDate(day),
  order,
});

it('a running balance has the total at the end of each day, also after a late posting', () => {
  const balance = new RunningBalance();
  balance.add(at('2026-03-01', 1), shareCount('10'));
  balance.add(at('2026-05-01', 2), negateDecimal(shareCount('4')));
  const days = ['2026-02-28', '2026-03-01', '2026-04-30', '2026-05-01'].map((day) => civilDate(day));
  expect(days.map((day) => balance.at(day) / 1_000_000n)).toEqual([0n, 10n, 10n, 6n]);
  balance.add(at('2026-03-15', 3), shareCount('7'));
  expect(days.map((day) => balance.at(day) / 1_000_000n)).toEqual([0n, 10n, 17n, 13n]);
});

it('a running balance has the state before a day and the postings from it on, in order', () => {
  const balance = new RunningBalance();
  balance.add(at('2026-05-01', 1), shareCount('5'));
  balance.add(at('2026-03-01', 2), shareCount('10'));
  balance.add(at('2026-05-01', 3), negateDecimal(shareCount('2')));
  const { before, postings } = balance.from(civilDate('2026-05-01'));
  expect(before).toBe(shareCount('10'));
  expect(postings.map(({ event }) => event.order)).toEqual([1, 3]);
  expect(balance.from(civilDate('2026-01-01')).before).toBe(shareCount('0'));
});
