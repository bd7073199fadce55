import type { CivilDate } from '@statbook/domain/dates';
import { readAcceptance } from '../../filings/accepted/acceptance.ts';
import type { CompanyEffect } from '../../filings/filed-form.ts';
import { takeAcceptedName } from '../../filings/order/accepted-name-queries.ts';
import { keepDetails } from '../../filings/kept/keep-details.ts';
import { settleNoticesOfFiling } from '../../features/shares/control/notice-filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueRefresh } from '../import-company/refresh/enqueue-refresh.ts';
import { expectOnRegister } from '../register-expectations/expect-on-register.ts';
import type { LockedFiling, Sender } from '../send-filing/sender.ts';
import { registerCompany } from '../form-company/register-company.ts';
import { updateCompany } from './accepted-queries.ts';
import { enqueueDocument } from './fetch-document.ts';

interface AcceptedFiling extends LockedFiling {
  /** The day of the decision where a person says it; else it is today's. */
  acceptedOn?: CivilDate;
}

/**
 * The effect of an acceptance on the company's record, and what the register is expected to show of it: once, in the
 * transaction that stores the acceptance. What the register says from now on is read again afterwards.
 */
export async function applyAcceptedFiling(
  sender: Pick<Sender, 'forms' | 'jobs' | 'clock' | 'vault' | 'activity' | 'logger' | 'live'>,
  tx: Transaction,
  { filing, attempt, acceptedOn = sender.clock.today() }: AcceptedFiling,
): Promise<void> {
  const { forms, jobs, clock } = sender;
  const form = forms[filing.form];
  const { accountId, companyId } = filing;
  if (filing.form === 'IN01') await registerCompany(sender, tx, { filing, attempt, acceptedOn });
  await applyEffect(tx, { filing, attempt }, form?.effectOf(attempt.content) ?? {});
  await settleNoticesOfFiling(tx, filing.id, { settledBy: attempt.approvedBy, settledAt: clock.now() });
  const expectations = form?.shows?.(attempt.content) ?? [];
  await expectOnRegister(tx, { filing, attempt, expectations, acceptedOn });
  if (readAcceptance(attempt)?.documentKey !== undefined) {
    await enqueueDocument({ jobs }, tx, { filingId: filing.id, accountId });
  }
  await enqueueRefresh(jobs, tx, { accountId, companyId });
}

async function applyEffect(
  tx: Transaction,
  { filing: { accountId, companyId }, attempt }: LockedFiling,
  { keptEmail, name, ...effect }: CompanyEffect,
): Promise<void> {
  const { approvedBy: userId, companyName: sentUnder } = attempt;
  if (keptEmail !== undefined && userId !== null)
    await keepDetails(tx, { accountId, companyId, userId }, { email: keptEmail });
  if (name !== undefined) await takeAcceptedName(tx, companyId, { name, sentUnder });
  if (Object.keys(effect).length > 0) await updateCompany(tx, companyId, effect);
}
