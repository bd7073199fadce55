import { getPaymentSummary } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import { COUNTRIES } from '@statbook/domain/reference-data';
import type { PublicAddress } from '@statbook/registry-client';
import { findFiling } from '../../../filings/filing-queries.ts';
import { findCompanyById } from '../../../pipeline/company-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { findLatestReading } from '../../../registry-snapshots/snapshot-queries.ts';
import { amountsOfFiling, presentAmounts, toSubmissionType } from '../../../filings/filing-amounts.ts';
import { findCompanyEmail } from './billed-email.ts';

/** What the payment window shows and offers. */
export const getPaymentSummaryHandler = (vault: Vault) =>
  handle(getPaymentSummary, async ({ tx, query, person }) => {
    const filing = await findFiling(tx, query.filingId);
    const company = filing && (await findCompanyById(tx, filing.companyId));
    const submissionType = filing && toSubmissionType(filing.form);
    if (filing === undefined || company === undefined || !submissionType) return refuse('not-found');
    const profile = await findLatestReading(tx, company.id, 'profile');
    return {
      entity: [
        {
          filingId: filing.id,
          filingState: filing.state,
          submissionType,
          formName: formNameOf(filing.form, company.number),
          companyId: company.id,
          companyName: company.name,
          companyRegistrationNumber: company.number,
          ...presentAmounts(amountsOfFiling(filing)),
          hasCompanyEmail: (await findCompanyEmail(tx, vault, company.id)) !== undefined,
          userEmail: person.email,
          registeredOffice: toBillingAddress(profile?.value.registeredOffice),
        },
      ],
    };
  });

/** A registered office in the fields of a card's billing address. */
function toBillingAddress(office: PublicAddress | undefined) {
  if (office === undefined) return null;
  const street = [office.premises, office.line1].filter(Boolean).join(' ');
  return {
    addressLine1: street || (office.line2 ?? ''),
    addressLine2: street === '' ? '' : (office.line2 ?? ''),
    city: office.locality ?? '',
    postcode: office.postalCode ?? '',
    country: countryCode(office.country),
  };
}

/** The parts of the United Kingdom, and an office without a country, are in GB. */
function countryCode(name: string | undefined): string {
  const wanted = name?.trim().toLowerCase();
  return COUNTRIES.find((country) => country.name.toLowerCase() === wanted)?.code ?? 'GB';
}
