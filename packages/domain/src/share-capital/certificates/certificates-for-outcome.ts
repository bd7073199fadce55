import { addDecimals } from '../../money/exact-decimal.ts';
import { ledgerAccountKey } from '../ledger/ledger-account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { Posting } from '../ledger/posting.ts';
import type { Certificate, CertificateChange } from './certificate.ts';
import { certificatesForEntry, type CertificateSurroundings } from './certificates-for-entry.ts';

/**
 * The change of certificates after several events of which only the outcome counts, as where a history replaces an opening
 * balance: a holding that ends as it was keeps its certificates.
 */
export function certificatesForOutcome(
  events: readonly PlannedEvent[],
  certificates: readonly Certificate[],
  around: CertificateSurroundings,
): CertificateChange {
  const last = events.at(-1);
  if (last === undefined) return { end: [], issue: [] };
  const postings = events.flatMap((event) => event.postings);
  const byHolding = Map.groupBy(
    postings,
    ({ account, classId }) => `${ledgerAccountKey(account)}|${classId}`,
  );
  const lots = events.flatMap((event) => event.lots);
  const outcome = { ...last, lots, postings: [...byHolding.values()].flatMap(netOf) };
  return certificatesForEntry([outcome], certificates, around);
}

/** All postings of one holding as one; none where they sum to zero. */
function netOf(postings: readonly Posting[]): readonly Posting[] {
  const [first] = postings;
  if (first === undefined) return [];
  const shares = postings.map((posting) => posting.shares).reduce(addDecimals);
  if (shares === 0n) return [];
  // The lot says which numbers moved: that of the last posting in the direction of the sum.
  const moved = postings.findLast((posting) => posting.shares > 0n === shares > 0n) ?? first;
  return [{ ...moved, shares }];
}
