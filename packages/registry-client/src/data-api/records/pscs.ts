import type { z } from 'zod';
import { count, date, flag, itemsOf, maybe, text, texts } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import { person } from '../../json/shared-records.ts';
import { companyList, type ListOf } from '../requests/company-list.ts';

const kinds = ['individual', 'corporate-entity', 'legal-person', 'super-secure'] as const;

/** What kind of person has significant control. */
export type PscKind = (typeof kinds)[number] | 'unknown';

/** Lists say `legal-person-with-…` where single records say `legal-person-person-with-…`: the beginning decides. */
const kind = text.transform(
  (value): PscKind => kinds.find((each) => value?.startsWith(`${each}-`)) ?? 'unknown',
);

const psc = record({
  ...person,
  kind: [kind, 'kind'],
  /** An owner of an overseas entity rather than of a company. */
  isBeneficialOwner: [text.transform((value) => value?.endsWith('beneficial-owner') ?? false), 'kind'],
  /** "Mr Peter Sunderland", or a body's name. */
  name: [text, 'name'],
  nameParts: [
    maybe(
      record({
        title: [text, 'title'],
        forename: [text, 'forename'],
        otherForenames: [text, 'middle_name', 'other_forenames'],
        surname: [text, 'surname'],
      }),
    ),
    'name_elements',
  ],
  /** `ownership-of-shares-25-to-50-percent`, … */
  naturesOfControl: [texts, 'natures_of_control'],
  notifiedOn: [date, 'notified_on'],
  ceasedOn: [date, 'ceased_on'],
  isCeased: [flag, 'ceased'],
  isSanctioned: [flag, 'is_sanctioned'],
}).transform((each) => ({ ...each, isCeased: each.isCeased ?? each.ceasedOn !== undefined }));

/** A person with significant control; of a super-secure one nearly everything is undefined. */
export type PublicPsc = z.output<typeof psc>;

/** All PSCs, past ones too. */
export const pscs = companyList({
  link: 'pscs',
  page: record({
    items: [itemsOf(psc), 'items'],
    total: [count, 'total_results'],
    activeCount: [count, 'active_count'],
    ceasedCount: [count, 'ceased_count'],
  }),
  none: { items: [], activeCount: 0, ceasedCount: 0 },
  join: (items, { activeCount, ceasedCount }) => ({ items, activeCount, ceasedCount }),
});

export type PublicPscs = ListOf<typeof pscs>;
