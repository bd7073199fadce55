import type { FilingState } from '@statbook/domain/filing';
import { remedyByCorrection } from '../../../features/submissions/remedies.ts';
import { type Filing, findLatestAttempt } from '../../../filings/filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';

const underWay: ReadonlySet<FilingState> = new Set(['queued', 'sending', 'pending', 'parked', 'accepted']);

/** Whether the registry has a filing, will have it, or could still accept it after a failure of its own. */
export async function mayBeFiled(tx: Transaction, filing: Filing): Promise<boolean> {
  return underWay.has(filing.state) || (await mayBeHeld(tx, filing));
}

/** Whether a filing that failed may lie with the registry all the same. */
export async function mayBeHeld(tx: Transaction, { id, state }: Filing): Promise<boolean> {
  if (state !== 'failed') return false;
  const attempt = await findLatestAttempt(tx, id);
  return attempt !== undefined && remedyByCorrection(state, attempt) === 'may-be-held';
}
