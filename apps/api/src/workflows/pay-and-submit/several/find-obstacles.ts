import { errorKinds } from '@statbook/contract';
import { formNameOf } from '@statbook/domain/filing';
import type { Filing } from '../../../filings/filing-queries.ts';
import { findCompanyById } from '../../../pipeline/company-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { refuseAttempt } from '../card/open-attempt.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

/**
 * Why filings cannot be paid for now, in words that name the company and the form, by the ids of those that cannot; undefined
 * where a company is not within reach.
 */
export async function findObstacles(
  tx: Transaction,
  needs: Pick<PaymentDependencies, 'clock'>,
  filings: readonly Filing[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const obstacles = new Map<string, string>();
  for (const filing of filings) {
    const company = await findCompanyById(tx, filing.companyId);
    if (company === undefined) return undefined;
    const refusal = await refuseAttempt(tx, needs, filing);
    if (refusal === undefined) continue;
    const why = refusal.detail ?? errorKinds[refusal.code].detail;
    obstacles.set(
      filing.id,
      `${company.name}, ${formNameOf(filing.form, company.number, company.type)}: ${why}`,
    );
  }
  return obstacles;
}
