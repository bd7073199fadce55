import { addDecimals } from '../../money/exact-decimal.ts';
import { accountKey } from '../ledger/account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { Posting } from '../ledger/posting.ts';
import type { Certificate, CertificateChange } from './certificate.ts';
import { certificatesForEntry, type CertificateSurroundings } from './certificates-for-entry.ts';

/**
 * What several events together make of certificates where only their outcome counts: a holding that comes out as it was keeps
 * its certificates, for nothing happened to its shares; the books only know more of how they came about.
 */
export function certificatesForOutcome(
  events: readonly PlannedEvent[],
  certificates: readonly Certificate[],
  around: CertificateSurroundings,
): CertificateChange {
  const last = events.at(-1);
  if (last === undefined) return { end: [], issue: [] };
  const postings = events.flatMap((event) => event.postings);
  const byHolding = Map.groupBy(postings, ({ account, classId }) => `${accountKey(account)}|${classId}`);
  const lots = events.flatMap((event) => event.lots);
  const outcome = { ...last, lots, postings: [...byHolding.values()].flatMap(netOf) };
  return certificatesForEntry([outcome], certificates, around);
}

/** All that came and went of one holding, as one movement; none where it comes to nothing. */
function netOf(postings: readonly Posting[]): readonly Posting[] {
  const [first] = postings;
  if (first === undefined) return [];
  const shares = postings.map((posting) => posting.shares).reduce(addDecimals);
  if (shares === 0n) return [];
  // The lot says which numbers moved: the one that shares came in with, or went out of, last.
  const moved = postings.findLast((posting) => posting.shares > 0n === shares > 0n) ?? first;
  return [{ ...moved, shares }];
}
