import type { z } from 'zod';
import { date, itemsOf, listOf, maybe, text, texts } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import { address } from '../../json/shared-records.ts';
import { companyList } from '../requests/company-list.ts';

const practitioner = record({
  name: [text, 'name'],
  role: [text, 'role'],
  address: [maybe(address), 'address'],
  appointedOn: [date, 'appointed_on'],
  ceasedToActOn: [date, 'ceased_to_act_on'],
});

const insolvencyCase = record({
  /** `compulsory-liquidation`, `administration-order`, … */
  type: [text, 'type'],
  number: [text, 'number'],
  dates: [listOf(record({ type: [text, 'type'], date: [date, 'date'] })), 'dates'],
  practitioners: [listOf(practitioner), 'practitioners'],
  notes: [texts, 'notes'],
  charge: [text, 'links.charge'],
});

/** An insolvency case of the company. */
export type InsolvencyCase = z.output<typeof insolvencyCase>;

/** The insolvency cases of a company. */
export const insolvency = companyList({
  link: 'insolvency',
  page: record({ items: [itemsOf(insolvencyCase), 'cases'] }),
  isWhole: true,
  none: [],
  join: (items) => items,
});
