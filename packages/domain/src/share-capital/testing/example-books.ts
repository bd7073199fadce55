import type { ShareEvent } from '../ledger/event.ts';
import {
  bobToAlice,
  booksAfter,
  CARA,
  DAN,
  founding,
  ORDINARY,
  PREFERENCE,
  partPaid,
  type Register,
} from './example-register.ts';

/** Cara transfers all of her part-paid shares to Dan. */
export const caraToDan = {
  kind: 'transfer',
  on: '2026-12-10',
  classId: ORDINARY,
  transferorId: CARA,
  transferees: [{ transfereeId: DAN, shares: '50' }],
} as const;

/** Books with two classes, four holders, a former member and part-paid shares. */
export function exampleBooks(): Register {
  return booksAfter(founding, partPaid, bobToAlice, caraToDan, {
    kind: 'allotment',
    on: '2026-12-11',
    allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '1000', priceEach: '1', paidEach: '1' }],
  });
}

/** The live events, by date. */
export function liveEvents({ ledger }: Register): readonly ShareEvent[] {
  return ledger.listByDate().filter((event) => ledger.isLive(event));
}
