import type { z } from 'zod';
import { count, date, itemsOf, text, textOrEmpty } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import { formerNames, person } from '../../json/shared-records.ts';
import { companyList, type ListOf } from '../requests/company-list.ts';
import { splitOfficerName } from './officer-name.ts';

const officer = record({
  ...person,
  /** "SURNAME, Forename Other", or a company's name. */
  name: [textOrEmpty, 'name'],
  /** `director`, `secretary`, `corporate-director`, … */
  role: [text, 'officer_role'],
  appointedOn: [date, 'appointed_on'],
  /** Given in place of a date for some appointments before 1992. */
  appointedBefore: [date, 'appointed_before'],
  resignedOn: [date, 'resigned_on'],
  occupation: [text, 'occupation'],
  formerNames: [formerNames, 'former_names'],
  responsibilities: [text, 'responsibilities'],
  /** All appointments under one officer id; one person may have several ids. */
  appointments: [text, 'links.officer.appointments'],
}).transform((each) => ({
  ...each,
  /** Undefined for a corporate officer. */
  nameParts: each.role?.includes('corporate') ? undefined : splitOfficerName(each.name),
}));

/** One appointment. The home address and the day of birth are never published. */
export type PublicOfficer = z.output<typeof officer>;

/** All officers, past ones too. In a dissolved company the unresigned count as inactive. */
export const officers = companyList({
  link: 'officers',
  page: record({
    items: [itemsOf(officer), 'items'],
    total: [count, 'total_results'],
    activeCount: [count, 'active_count'],
    inactiveCount: [count, 'inactive_count'],
    resignedCount: [count, 'resigned_count'],
  }),
  none: { items: [], activeCount: 0, inactiveCount: 0, resignedCount: 0 },
  join: (items, { activeCount, inactiveCount, resignedCount }) => ({
    items,
    activeCount,
    inactiveCount,
    resignedCount,
  }),
});

export type PublicOfficers = ListOf<typeof officers>;
