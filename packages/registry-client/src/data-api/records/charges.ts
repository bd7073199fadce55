import type { z } from 'zod';
import { count, date, flagOrFalse, itemsOf, listOf, maybe, text } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import { companyList, type ListOf } from '../requests/company-list.ts';

/** A text with the key of what it describes. */
const description = { type: [text, 'type'], description: [text, 'description'] } as const;

const particulars = record({
  ...description,
  containsFixedCharge: [flagOrFalse, 'contains_fixed_charge'],
  containsFloatingCharge: [flagOrFalse, 'contains_floating_charge'],
  floatingChargeCoversAll: [flagOrFalse, 'floating_charge_covers_all'],
  containsNegativePledge: [flagOrFalse, 'contains_negative_pledge'],
  chargorActsAsBareTrustee: [flagOrFalse, 'chargor_acting_as_bare_trustee'],
});

/** What is charged. */
export type ChargeParticulars = z.output<typeof particulars>;

const names = listOf(record({ name: [text, 'name'] })).transform((all) =>
  all.flatMap(({ name }) => name ?? []),
);

const transaction = record({
  filingType: [text, 'filing_type'],
  deliveredOn: [date, 'delivered_on'],
  insolvencyCaseNumber: [text, 'insolvency_case_number'],
  filing: [text, 'links.filing'],
});

/** Two members have two spellings at the registry (public API guide, part 15). */
const charge = record({
  /** Twelve characters, for charges since April 2013. */
  code: [text, 'charge_code'],
  /** Of the company's charges, for older ones. */
  number: [count, 'charge_number'],
  /** `outstanding`, `part-satisfied`, `fully-satisfied`, `satisfied`. */
  status: [text, 'status'],
  classification: [maybe(record(description)), 'classification'],
  particulars: [maybe(particulars), 'particulars'],
  securedDetails: [maybe(record(description)), 'secured_details'],
  personsEntitled: [names, 'persons_entitled'],
  hasMorePersonsEntitled: [flagOrFalse, 'more_than_four_persons_entitled'],
  createdOn: [date, 'created_on'],
  deliveredOn: [date, 'delivered_on'],
  acquiredOn: [date, 'acquired_on'],
  satisfiedOn: [date, 'satisfied_on'],
  resolvedOn: [date, 'resolved_on'],
  coveringInstrumentDate: [date, 'covering_instrument_date'],
  /** Key of what was released or ceased to belong to the company. */
  assetsCeasedReleased: [text, 'assets_ceased_released', 'assests_ceased_released'],
  transactions: [listOf(transaction), 'transactions'],
  insolvencyCases: [listOf(record({ number: [text, 'case_number'] })), 'insolvency_cases'],
  etag: [text, 'etag'],
  self: [text, 'links.self'],
});

/** A charge over the company's property. Keys of enumerations as the registry writes them. */
export type PublicCharge = z.output<typeof charge>;

/** All charges, newest first. */
export const charges = companyList({
  link: 'charges',
  page: record({
    items: [itemsOf(charge), 'items'],
    total: [count, 'total_count'],
    unfilteredCount: [count, 'unfiltered_count', 'unfiletered_count', 'total_count'],
    satisfiedCount: [count, 'satisfied_count'],
    partSatisfiedCount: [count, 'part_satisfied_count'],
  }),
  none: { items: [], totalCount: 0, satisfiedCount: 0, partSatisfiedCount: 0, outstandingCount: 0 },
  join: (items, { unfilteredCount, satisfiedCount = 0, partSatisfiedCount = 0 }) => {
    const totalCount = unfilteredCount ?? items.length;
    // Neither satisfied nor part satisfied, as the registry's own site counts.
    const outstandingCount = totalCount - satisfiedCount - partSatisfiedCount;
    return { items, totalCount, satisfiedCount, partSatisfiedCount, outstandingCount };
  },
});

export type PublicCharges = ListOf<typeof charges>;
