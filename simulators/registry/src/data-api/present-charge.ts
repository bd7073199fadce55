import { makeEtag } from '../world/ids.ts';
import type { Charge, Company } from '../world/types.ts';
import { whenHeld, withoutUndefined } from './wire-members.ts';

export function presentCharge(charge: Charge, company: Company): Record<string, unknown> {
  const self = `/company/${company.number}/charges/${charge.id}`;
  return withoutUndefined<unknown>({
    charge_number: charge.number,
    charge_code: charge.code,
    status: charge.status,
    classification: charge.classification,
    particulars: whenHeld(charge.particulars, presentParticulars),
    secured_details: charge.securedDetails,
    persons_entitled: charge.personsEntitled.map((name) => ({ name })),
    more_than_four_persons_entitled: charge.moreThanFourPersonsEntitled,
    created_on: charge.createdOn,
    delivered_on: charge.deliveredOn,
    acquired_on: charge.acquiredOn,
    satisfied_on: charge.satisfiedOn,
    covering_instrument_date: charge.coveringInstrumentOn,
    assets_ceased_released: charge.assetsCeasedReleased,
    scottish_alterations: whenHeld(charge.scottishAlterations, presentAlterations),
    insolvency_cases: charge.insolvencyCases?.map((number) => ({
      case_number: String(number),
      links: { case: `/company/${company.number}/insolvency#case-${number}` },
    })),
    transactions: charge.transactions.map((transaction) => presentTransaction(transaction, company)),
    etag: makeEtag(charge),
    links: { self },
  });
}

function presentParticulars(particulars: NonNullable<Charge['particulars']>) {
  return withoutUndefined<unknown>({
    type: particulars.type,
    description: particulars.description,
    contains_fixed_charge: particulars.containsFixedCharge,
    contains_floating_charge: particulars.containsFloatingCharge,
    floating_charge_covers_all: particulars.floatingChargeCoversAll,
    contains_negative_pledge: particulars.containsNegativePledge,
    chargor_acting_as_bare_trustee: particulars.chargorActingAsBareTrustee,
  });
}

function presentAlterations({
  order,
  prohibitions,
  restrictingProvisions,
}: NonNullable<Charge['scottishAlterations']>) {
  return withoutUndefined({
    has_alterations_to_order: order,
    has_alterations_to_prohibitions: prohibitions,
    has_restricting_provisions: restrictingProvisions,
  });
}

function presentTransaction(
  { filingType, deliveredOn, filingId, insolvencyCase }: Charge['transactions'][number],
  company: Company,
) {
  const filing =
    filingId ?? company.filings.find((one) => one.category === 'mortgage' && one.date === deliveredOn)?.id;
  return withoutUndefined<unknown>({
    filing_type: filingType,
    delivered_on: deliveredOn,
    insolvency_case_number: whenHeld(insolvencyCase, String),
    links:
      filing === undefined ? undefined : { filing: `/company/${company.number}/filing-history/${filing}` },
  });
}
