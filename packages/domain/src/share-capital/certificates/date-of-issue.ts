import type { CivilDate } from '../../dates/civil-date.ts';
import { formatCivilDate } from '../../dates/date-text.ts';
import { isEnteredDate } from '../../dates/entered-date.ts';
import { findDateRefusal } from '../../dates/typed-date.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { Certificate, CertificateChange } from './certificate.ts';

/** What the date of issue of an entry's certificates is held against. */
interface DateOfIssue {
  readonly change: CertificateChange;
  readonly events: readonly Pick<PlannedEvent, 'id' | 'effectiveOn'>[];
  /** Those that the change may end. */
  readonly live: readonly Pick<Certificate, 'number' | 'issuedOn'>[];
  readonly today: CivilDate;
}

/**
 * Why the certificates of an entry cannot be dated as asked, in words for the field; undefined where they can. A certificate
 * states what its holder has, so it is not dated before the event that made it so, nor before a certificate whose place it takes.
 */
export function refuseDateOfIssue(
  text: string,
  { change, events, live, today }: DateOfIssue,
): string | undefined {
  if (!isEnteredDate(text)) return findDateRefusal(text, 'Enter the date of the certificates');
  if (text > today) return `Enter a date not after ${formatCivilDate(today)}`;
  const early = events
    .filter(({ id, effectiveOn }) => effectiveOn > text && change.issue.some(({ eventId }) => eventId === id))
    .toSorted((one, other) => other.effectiveOn.localeCompare(one.effectiveOn))[0];
  if (early !== undefined)
    return `Enter a date from ${formatCivilDate(early.effectiveOn)}, when the entry takes effect`;
  const ended = new Set(change.end.map(({ number }) => number));
  const later = live
    .filter(({ number, issuedOn }) => issuedOn > text && ended.has(number))
    .toSorted((one, other) => other.issuedOn.localeCompare(one.issuedOn))[0];
  if (later === undefined) return undefined;
  return `Enter a date from ${formatCivilDate(later.issuedOn)}: certificate ${later.number}, which is cancelled, was issued then`;
}
