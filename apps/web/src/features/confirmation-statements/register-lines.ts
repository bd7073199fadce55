import { formatDate } from '#kit/value/format.ts';
import type { Facts } from './statement-steps.ts';

/** What the register holds now, in lines: it is what a "right on the register" confirms. */
export const officerLines = ({ Officers }: Facts): readonly string[] =>
  Officers.map(({ Name, Role, AppointedOn }) => {
    const since = AppointedOn === null ? '' : `, since ${formatDate(AppointedOn)}`;
    return `${Name}, ${Role.toLowerCase()}${since}`;
  });

export function pscLines({ Pscs, PscStatements }: Facts): readonly string[] {
  const people = Pscs.map(({ Name, NaturesOfControl }) => [Name, ...NaturesOfControl].join('; '));
  return [...people, ...PscStatements];
}

export const officeLines = ({ Company }: Facts): readonly string[] => [Company.RegisteredOffice.join(', ')];

/** Where the company's records may be seen; undefined where it is not known here. */
export function recordsLines({ Company }: Facts): readonly string[] | undefined {
  const { RecordsAddress, RecordsKept } = Company;
  if (RecordsAddress === null) return undefined;
  if (RecordsAddress.length === 0) return ['All at the registered office'];
  return [
    RecordsAddress.join(', '),
    ...RecordsKept.map((record) => `Kept there: ${record}`),
    'All others at the registered office',
  ];
}
