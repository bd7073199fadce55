import type { Transaction } from '../../platform/database/database.ts';
import { enqueueRefresh } from '../import-company/refresh/enqueue-refresh.ts';
import type { LockedFiling, Sender } from '../send-filing/sender.ts';
import { updateCompany } from './accepted-queries.ts';

/**
 * The effect of an acceptance on the company's record: once, in the transaction that stores the acceptance. What the
 * register says from now on is read again afterwards.
 */
export async function applyAcceptedFiling(
  { forms, jobs }: Pick<Sender, 'forms' | 'jobs'>,
  tx: Transaction,
  { filing, attempt }: LockedFiling,
): Promise<void> {
  const effect = forms[filing.form]?.effectOf(attempt.content) ?? {};
  const { accountId, companyId } = filing;
  if (Object.keys(effect).length > 0) await updateCompany(tx, companyId, effect);
  await enqueueRefresh(jobs, tx, { accountId, companyId });
}
