import { z } from 'zod';
import { date, listOf, text } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import { companyList } from '../requests/company-list.ts';

const period = record({ from: [date, 'exempt_from'], until: [date, 'exempt_to'] });
const exemption = record({ type: [text, 'exemption_type'], periods: [listOf(period), 'items'] });

/** The registry gives an object with a member for each kind of exemption. */
const exemptionsByKind = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((kinds) => Object.entries(kinds).flatMap(([key, value]) => toPeriods(key, value)));

function toPeriods(key: string, value: unknown) {
  const { type = key.replaceAll('_', '-'), periods = [] } = exemption.safeParse(value).data ?? {};
  return periods.map((each) => ({ type, ...each }));
}

/**
 * One period of an exemption; without an end it is active. Types are the registry's keys:
 * `psc-exempt-as-trading-on-uk-regulated-market`, `disclosure-transparency-rules-chapter-five-applies`, …
 */
export type PublicExemption = z.output<typeof exemptionsByKind>[number];

/** The exemptions from keeping PSCs, past ones too. */
export const exemptions = companyList({
  link: 'exemptions',
  page: record({ items: [exemptionsByKind, 'exemptions'] }),
  isWhole: true,
  none: [],
  join: (items) => items,
});
