import { formNameOf } from '@statbook/domain/filing';
import { amountsOfFiling, presentAmounts, toSubmissionType } from '../../filings/filing-amounts.ts';
import type { Filing } from '../../filings/filing-queries.ts';
import { findCompanyById } from '../../pipeline/company-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** A filing as the payment window names it, with what it costs; undefined where it is out of reach or not paid for by card. */
export async function presentFilingToPay(tx: Transaction, filing: Filing) {
  const company = await findCompanyById(tx, filing.companyId);
  const submissionType = toSubmissionType(filing.form);
  if (company === undefined || submissionType === null) return undefined;
  return {
    filingId: filing.id,
    filingState: filing.state,
    submissionType,
    formName: formNameOf(filing.form, company.number, company.type),
    companyId: company.id,
    companyName: company.name,
    companyRegistrationNumber: company.number,
    ...presentAmounts(amountsOfFiling(filing)),
  };
}
