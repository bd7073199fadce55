import type { CivilDate } from '../../../dates/civil-date.ts';
import { compareEvents, type ShareEvent } from '../../ledger/event.ts';
import {
  type DayChange,
  followMemberships,
  type Membership,
  membershipsIn,
} from '../../projections/register-of-members.ts';

/** Every membership up to a day, from all live events at once. The product follows them day by day from checkpoints. */
export function membershipsOf(events: readonly ShareEvent[], on: CivilDate): readonly Membership[] {
  const sorted = events.filter(({ effectiveOn }) => effectiveOn <= on).sort(compareEvents);
  return membershipsIn(followMemberships(sorted.flatMap(dayChangesOf)));
}

/** What an event changes for each holder and class. */
export function dayChangesOf({ effectiveOn, postings }: ShareEvent): readonly DayChange[] {
  return postings.flatMap(({ account, classId, shares }) =>
    account.kind === 'holder'
      ? [{ on: effectiveOn, holderId: account.holderId, classId, change: shares }]
      : [],
  );
}
