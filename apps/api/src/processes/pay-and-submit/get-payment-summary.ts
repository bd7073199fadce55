import { getPaymentSummary } from '@statbook/contract/calls';
import { COUNTRIES, getForm } from '@statbook/domain';
import type { PublicAddress } from '@statbook/registry-client';
import { findFiling } from '../../filings/filing-queries.ts';
import { findCompanyById } from '../../pipeline/company-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Vault } from '../../platform/secrets.ts';
import { findLatestReading } from '../../readings/reading-queries.ts';
import { amountsOfFiling, presentAmounts, toSubmissionType } from '../../filings/filing-amounts.ts';
import { findCompanyEmail } from './billed-email.ts';

/** What the payment window shows and offers. */
export const getPaymentSummaryHandler = (vault: Vault) =>
  handle(getPaymentSummary, async ({ tx, query, person }) => {
    const filing = await findFiling(tx, query.FilingId);
    const company = filing && (await findCompanyById(tx, filing.companyId));
    const submissionType = filing && toSubmissionType(filing.form);
    if (filing === undefined || company === undefined || !submissionType) return refuse('not-found');
    const profile = await findLatestReading(tx, company.id, 'profile');
    return {
      Entity: [
        {
          FilingId: filing.id,
          FilingState: filing.state,
          SubmissionType: submissionType,
          FormName: getForm(filing.form).name,
          CompanyId: company.id,
          CompanyName: company.name,
          CompanyRegistrationNumber: company.number,
          ...presentAmounts(amountsOfFiling(filing)),
          HasCompanyEmail: (await findCompanyEmail(tx, vault, company.id)) !== undefined,
          UserEmail: person.email,
          RegisteredOffice: toBillingAddress(profile?.value.registeredOffice),
        },
      ],
    };
  });

/** A registered office in the fields of a card's billing address. */
function toBillingAddress(office: PublicAddress | undefined) {
  if (office === undefined) return null;
  const street = [office.premises, office.line1].filter(Boolean).join(' ');
  return {
    AddressLine1: street || (office.line2 ?? ''),
    AddressLine2: street === '' ? '' : (office.line2 ?? ''),
    City: office.locality ?? '',
    Postcode: office.postalCode ?? '',
    Country: countryCode(office.country),
  };
}

/** The parts of the United Kingdom, and an office without a country, are in GB. */
function countryCode(name: string | undefined): string {
  const wanted = name?.trim().toLowerCase();
  return COUNTRIES.find((country) => country.name.toLowerCase() === wanted)?.code ?? 'GB';
}
