import { pscLine } from '@statbook/domain/pscs';
import { formatDate } from '#kit/value/format.ts';
import type { Facts } from './statement-steps.ts';

/** What the register holds now, in lines: it is what a "right on the register" confirms. */
export const officerLines = ({ officers }: Facts): readonly string[] =>
  officers.map(({ name, role, appointedOn }) => {
    const since = appointedOn === null ? '' : `, since ${formatDate(appointedOn)}`;
    return `${name}, ${role.toLowerCase()}${since}`;
  });

export const pscLines = ({ pscs, pscStatements }: Facts): readonly string[] => [
  ...pscs.map(pscLine),
  ...pscStatements,
];

export const officeLines = ({ company }: Facts): readonly string[] => [company.registeredOffice.join(', ')];

/** Where the company's records may be seen; undefined where it is not known here. */
export function recordsLines({ company }: Facts): readonly string[] | undefined {
  const { recordsAddress, recordsKept } = company;
  if (recordsAddress === null) return undefined;
  if (recordsAddress.length === 0) return ['All at the registered office'];
  return [
    recordsAddress.join(', '),
    ...recordsKept.map((record) => `Kept there: ${record}`),
    'All others at the registered office',
  ];
}
