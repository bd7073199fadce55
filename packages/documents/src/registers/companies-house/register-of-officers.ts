import { formatMonthOfYear } from '@statbook/domain/dates';
import { toAddressText } from '@statbook/domain/public-address';
import { drawRegisterDocument } from '../../page/register-document.ts';
import type { Table } from '../../page/ruled-table.ts';
import {
  bodyText,
  countsText,
  dayText,
  emptyText,
  type EntryColumn,
  linesOf,
  type PublicParticulars,
  readingLines,
  type RegisterReading,
  tableOfEntries,
} from './register-reading.ts';
import { registerTitles } from './register-titles.ts';

/** An appointment as Companies House gave it. */
export interface OfficerEntry extends PublicParticulars {
  /** "SURNAME, Forename Other", or a body's name. */
  readonly name: string;
  readonly formerNames: readonly string[];
  /** The registry's key: `director`, `corporate-secretary`. */
  readonly role: string;
  readonly roleText: string;
  readonly state: 'current' | 'resigned';
  readonly occupation?: string | undefined;
  readonly responsibilities?: string | undefined;
  readonly appointedOn?: string | undefined;
  /** Given in place of a day for some appointments before 1992. */
  readonly appointedBefore?: string | undefined;
  readonly resignedOn?: string | undefined;
}

/** Who holds and held office in a company. */
export interface RegisterOfOfficersInput extends RegisterReading {
  readonly officers: readonly OfficerEntry[];
}

/** What each table is of. A role goes into the first that takes it. */
const tables: readonly { readonly title: string; readonly takes: (role: string) => boolean }[] = [
  { title: 'Directors', takes: (role) => role.endsWith('director') },
  { title: 'LLP members', takes: (role) => role.includes('llp-') },
  { title: 'Secretaries', takes: (role) => role.endsWith('secretary') },
  { title: 'Other officers', takes: () => true },
];

/** Directors, or members of an LLP, secretaries and other officers as a tagged PDF, A4 across: current ones, then former ones. */
export function drawRegisterOfOfficers(input: RegisterOfOfficersInput): Promise<Uint8Array> {
  const { company, officers, madeOn } = input;
  const current = officers.filter(({ state }) => state === 'current');
  const resigned = officers.filter(({ state }) => state === 'resigned');
  const inOrder = Map.groupBy([...current, ...resigned], ({ role }) =>
    tables.find(({ takes }) => takes(role)),
  );
  return drawRegisterDocument({
    title: registerTitles['register-of-officers'],
    company,
    lines: readingLines(
      input,
      countsText([
        [current.length, 'current'],
        [resigned.length, 'resigned'],
      ]),
    ),
    madeOn,
    tables: tables.map((table) => tableOf(table.title, inOrder.get(table) ?? [])),
    empty: emptyText(input, 'The register shows no officers.'),
  });
}

/** Roles are told apart only where there are several. */
function tableOf(title: string, entries: readonly OfficerEntry[]): Table {
  const [one] = entries;
  const isOfOneRole = title !== 'Other officers' && entries.every(({ role }) => role === one?.role);
  const role: EntryColumn<OfficerEntry> = { title: 'Role', share: 9, textOf: ({ roleText }) => roleText };
  const hasBodies = entries.some((entry) => bodyText(entry) !== '');
  return tableOfEntries(title, columnsOf(isOfOneRole ? [] : [role], hasBodies), entries);
}

const columnsOf = (
  role: readonly EntryColumn<OfficerEntry>[],
  hasBodies: boolean,
): readonly EntryColumn<OfficerEntry>[] => [
  { title: 'Name', share: 17, textOf: nameText },
  ...role,
  { title: 'Service address', share: 21, textOf: ({ serviceAddress }) => toAddressText(serviceAddress) },
  { title: 'Born', share: 9, textOf: ({ born }) => born && formatMonthOfYear(born.month, born.year) },
  { title: 'Nationality', share: 9, textOf: ({ nationality }) => nationality },
  { title: 'Country of residence', share: 10, textOf: ({ countryOfResidence }) => countryOfResidence },
  {
    title: hasBodies ? 'Occupation; particulars of a body' : 'Occupation',
    share: hasBodies ? 22 : 12,
    textOf: (officer) =>
      linesOf([
        officer.occupation,
        officer.responsibilities && `Responsibilities: ${officer.responsibilities}`,
        bodyText(officer),
      ]),
  },
  { title: 'Appointed', share: 10, textOf: appointedText },
  { title: 'Resigned', share: 10, textOf: ({ resignedOn }) => dayText(resignedOn) },
];

const nameText = ({ name, formerNames }: OfficerEntry) =>
  linesOf([name, formerNames.length > 0 && `Former names: ${formerNames.join(', ')}`]);

function appointedText({ appointedOn, appointedBefore }: OfficerEntry): string | undefined {
  if (appointedOn !== undefined || appointedBefore === undefined) return dayText(appointedOn);
  return `before ${dayText(appointedBefore)}`;
}
