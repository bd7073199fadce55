import { describeFilingState } from '@statbook/domain/filing';
import type { listMoves } from '../../../filings/filing-queries.ts';
import { findAwaitedChange } from '../../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SubmissionRow } from '../submission-queries.ts';

type AwaitedChange = NonNullable<Awaited<ReturnType<typeof findAwaitedChange>>>;

/** The change of name for which a submission waits, and since when; null where it waits for none. */
export async function presentNameWait(
  tx: Transaction,
  { filing, attempt, waitsForName }: SubmissionRow,
  moves: Awaited<ReturnType<typeof listMoves>>,
) {
  const change = waitsForName ? await findAwaitedChange(tx, filing.id) : undefined;
  if (change === undefined) return null;
  const { filingId, proposedName, since, isDelivered } = change;
  return {
    filingId,
    label: `Change of name to ${proposedName.toUpperCase()}`,
    stateText: describeChange(change),
    stateSince: since.toISOString(),
    since: (moves.at(-1)?.at ?? attempt.approvedAt).toISOString(),
    isDelivered,
  };
}

function describeChange({ state, statusCode, isDelivered }: AwaitedChange): string {
  if (state === 'accepted') return 'Accepted, not on the register yet';
  if (state === 'failed')
    return statusCode === 'INTERNAL_FAILURE' ? 'Failure at Companies House, not decided' : 'Not answered';
  return isDelivered && state === 'pending' ? 'Delivered, no outcome recorded' : describeFilingState(state);
}
