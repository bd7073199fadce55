import { type GateRefusal } from '../../filings/attempt/attempt-outcome.ts';
import { updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LockedFiling, Sender } from './sender.ts';

/** Nothing was filed: keeps the reason and moves the filing to `failed`. That is no rejection by the registrar. */
export async function refuseAtGate(
  { live, activity, clock }: Sender,
  tx: Transaction,
  { filing, attempt }: LockedFiling,
  refusal: GateRefusal,
): Promise<void> {
  const moved = await moveFiling(tx, { live, clock }, filing, { to: 'failed', why: refusal.meaning });
  if (moved === undefined) return;
  await updateAttempt(tx, attempt.id, { gateRefusal: refusal, decidedAt: clock.now(), lookAt: null });
  await activity.record(tx, {
    accountId: filing.accountId,
    actor: 'job:send-filing',
    action: 'filing.refused-at-the-gate',
    companyId: filing.companyId,
    subject: filing.form,
    details: { filingId: filing.id, errorClass: refusal.errorClass, number: refusal.number ?? null },
  });
}
