import { type CivilDate, isAfter, isBefore, isCivilDate } from '@statbook/domain/dates';
import { filingFee, type FilingService, getForm } from '@statbook/domain/filing';
import type { Pence } from '@statbook/domain/money';
import type { PaymentPeriod } from '@statbook/registry-client';
import type { PresenterGateways } from '../../../clients/presenter-gateway.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import { authenticationCodeBinding } from '../../../filings/authentication-code.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';

export interface DecidedFee {
  fee: Pence;
  reason: 'charged' | 'free-form' | 'period-already-paid';
}

interface FeeQuestion {
  filing: Filing;
  company: { id: string; number: string; authenticationCodeSealed: Uint8Array | null };
  effectiveOn: CivilDate | undefined;
  service?: FilingService | undefined;
  today: CivilDate;
}

/**
 * What the registry will charge for a filing. For a confirmation statement the registry is asked which periods are paid: a
 * statement whose review date lies in a paid one is free.
 */
export async function decideFee(
  { gateways, vault }: { gateways: PresenterGateways; vault: Vault },
  { filing, company, effectiveOn, service = 'standard', today }: FeeQuestion,
): Promise<DecidedFee | Refusal> {
  const item = getForm(filing.form).fee;
  let periodPaid = false;
  if (item === 'confirmation-statement') {
    if (company.authenticationCodeSealed === null) return refuse('filing-code-missing');
    const code = vault.unseal(company.authenticationCodeSealed, authenticationCodeBinding(company.id));
    const { gateway } = await gateways(filing.accountId);
    const periods = await gateway.paymentPeriods(
      { companyNumber: company.number, companyAuthenticationCode: code },
      { priority: 'interactive' },
    );
    if (!periods.ok) {
      const isCodeWrong = periods.reason === 'refused' && periods.errorClass === 'company-authentication';
      return refuse(isCodeWrong ? 'filing-code-refused' : 'fee-not-known');
    }
    periodPaid = isPaidFor(periods.value, effectiveOn);
  }
  const answer = filingFee({
    item,
    channel: 'software',
    service,
    deliveredOn: today,
    periodPaid,
  });
  return answer.ok ? { fee: answer.fee, reason: answer.why } : refuse('fee-not-known');
}

function isPaidFor(periods: readonly PaymentPeriod[], reviewedOn: CivilDate | undefined): boolean {
  return periods.some(
    ({ startDate, endDate, paid }) =>
      paid &&
      reviewedOn !== undefined &&
      isCivilDate(startDate) &&
      isCivilDate(endDate) &&
      !isBefore(reviewedOn, startDate) &&
      !isAfter(reviewedOn, endDate),
  );
}
