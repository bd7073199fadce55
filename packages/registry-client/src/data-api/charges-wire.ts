import { z } from 'zod';
import { count, date, flag, itemList, part, partList, text } from '../wire/lenient.ts';
import type { ChargeParticulars, PublicCharge } from './charges.ts';

/** `GET …/charges`; both spellings that the registry has for two members (public API guide, part 15). */
export const chargesWire = z.object({
  total_count: count,
  unfiltered_count: count,
  unfiletered_count: count,
  satisfied_count: count,
  part_satisfied_count: count,
  items: itemList({
    charge_code: text,
    charge_number: count,
    status: text,
    classification: part({ type: text, description: text }),
    particulars: part({
      type: text,
      description: text,
      contains_fixed_charge: flag,
      contains_floating_charge: flag,
      floating_charge_covers_all: flag,
      contains_negative_pledge: flag,
      chargor_acting_as_bare_trustee: flag,
    }),
    secured_details: part({ type: text, description: text }),
    persons_entitled: partList({ name: text }),
    more_than_four_persons_entitled: flag,
    created_on: date,
    delivered_on: date,
    acquired_on: date,
    satisfied_on: date,
    resolved_on: date,
    covering_instrument_date: date,
    assets_ceased_released: text,
    assests_ceased_released: text,
    insolvency_cases: partList({ case_number: text }),
    transactions: partList({
      filing_type: text,
      delivered_on: date,
      insolvency_case_number: text,
      links: part({ filing: text }),
    }),
    etag: text,
    links: part({ self: text }),
  }),
});

export type ChargesWire = z.output<typeof chargesWire>;

type ChargeWire = ChargesWire['items'][number];

/** Shapes a charge. */
export function toCharge(wire: ChargeWire): PublicCharge {
  return {
    code: wire.charge_code,
    number: wire.charge_number,
    status: wire.status,
    classification: wire.classification,
    particulars: toParticulars(wire.particulars),
    securedDetails: wire.secured_details,
    personsEntitled: wire.persons_entitled.flatMap((person) => person.name ?? []),
    hasMorePersonsEntitled: wire.more_than_four_persons_entitled ?? false,
    createdOn: wire.created_on,
    deliveredOn: wire.delivered_on,
    acquiredOn: wire.acquired_on,
    satisfiedOn: wire.satisfied_on,
    resolvedOn: wire.resolved_on,
    coveringInstrumentDate: wire.covering_instrument_date,
    assetsCeasedReleased: wire.assets_ceased_released ?? wire.assests_ceased_released,
    transactions: wire.transactions.map((transaction) => ({
      filingType: transaction.filing_type,
      deliveredOn: transaction.delivered_on,
      insolvencyCaseNumber: transaction.insolvency_case_number,
      filing: transaction.links?.filing,
    })),
    insolvencyCases: wire.insolvency_cases.map((each) => ({ number: each.case_number })),
    etag: wire.etag,
    self: wire.links?.self,
  };
}

function toParticulars(wire: ChargeWire['particulars']): ChargeParticulars | undefined {
  return (
    wire && {
      type: wire.type,
      description: wire.description,
      containsFixedCharge: wire.contains_fixed_charge ?? false,
      containsFloatingCharge: wire.contains_floating_charge ?? false,
      floatingChargeCoversAll: wire.floating_charge_covers_all ?? false,
      containsNegativePledge: wire.contains_negative_pledge ?? false,
      chargorActsAsBareTrustee: wire.chargor_acting_as_bare_trustee ?? false,
    }
  );
}
