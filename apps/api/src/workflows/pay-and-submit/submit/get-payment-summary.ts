import { streetLine } from '@statbook/domain/street-line';
import { getPaymentSummary } from '@statbook/contract/calls';
import { COUNTRIES } from '@statbook/domain/reference-data';
import type { PublicAddress } from '@statbook/registry-client';
import { findFiling } from '../../../filings/filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { getCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { findLatestReading } from '../../../registry-snapshots/snapshot-queries.ts';
import { presentFilingToPay } from '../present-filing-to-pay.ts';
import { findCompanyEmail } from './billed-email.ts';

/** What the payment window shows and offers. */
export const getPaymentSummaryHandler = ({ vault }: { vault: Vault }) =>
  handle(getPaymentSummary, async ({ tx, query, person }) => {
    const filing = await findFiling(tx, query.filingId);
    const toPay = filing && (await presentFilingToPay(tx, filing));
    if (toPay === undefined) return refuse('not-found');
    const { companyId } = toPay;
    const profile = await findLatestReading(tx, companyId, 'profile');
    const { registeredOffice: entered } = await getCompanyRow(tx, companyId);
    return {
      entity: [
        {
          ...toPay,
          hasCompanyEmail: (await findCompanyEmail(tx, vault, companyId)) !== undefined,
          userEmail: person.email,
          registeredOffice: toBillingAddress(profile?.value.registeredOffice ?? entered ?? undefined),
        },
      ],
    };
  });

/** A registered office in the fields of a card's billing address. */
function toBillingAddress(office: PublicAddress | undefined) {
  if (office === undefined) return null;
  const street = streetLine(office.premises, office.line1);
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
