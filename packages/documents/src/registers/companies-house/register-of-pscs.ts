import { formatMonthOfYear } from '@statbook/domain/dates';
import { toAddressText } from '@statbook/domain/public-address';
import { drawRegisterDocument } from '../../page/register-document.ts';
import {
  bodyText,
  countsText,
  dayText,
  emptyText,
  type EntryColumn,
  linesOf,
  listOf,
  type PublicParticulars,
  readingLines,
  type RegisterReading,
  tableOfEntries,
} from './register-reading.ts';
import { registerTitles } from './register-titles.ts';

/** A person or body with significant control as Companies House gave it. */
export interface PscEntry extends PublicParticulars {
  readonly kind: 'individual' | 'corporate-entity' | 'legal-person' | 'super-secure' | 'unknown';
  readonly kindText: string;
  /** Of a super-secure person no name is published. */
  readonly name?: string | undefined;
  readonly state: 'current' | 'ceased';
  /** Natures of control in words. */
  readonly natures: readonly string[];
  readonly notifiedOn?: string | undefined;
  readonly ceasedOn?: string | undefined;
  readonly isSanctioned: boolean;
}

/** What a company says where it cannot, or need not, name a person. */
export interface PscStatementEntry {
  readonly text: string;
  readonly state: 'current' | 'ceased';
  readonly notifiedOn?: string | undefined;
  readonly ceasedOn?: string | undefined;
}

/** A market that takes the place of the register. */
export interface PscExemptionEntry {
  readonly text: string;
  readonly state: 'current' | 'ended';
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Who controls and controlled a company, with statements and exemptions. */
export interface RegisterOfPscsInput extends RegisterReading {
  readonly pscs: readonly PscEntry[];
  readonly statements: readonly PscStatementEntry[];
  readonly exemptions: readonly PscExemptionEntry[];
}

const shared: readonly EntryColumn<PscEntry>[] = [
  { title: 'Nature of control', share: 28, textOf: naturesText },
  { title: 'Service address', share: 20, textOf: ({ serviceAddress }) => toAddressText(serviceAddress) },
];

const days: readonly EntryColumn<PscEntry>[] = [
  { title: 'Notified', share: 10, textOf: ({ notifiedOn }) => dayText(notifiedOn) },
  { title: 'Ceased', share: 10, textOf: ceasedText },
];

const personColumns: readonly EntryColumn<PscEntry>[] = [
  { title: 'Name', share: 16, textOf: nameText },
  ...shared,
  { title: 'Born', share: 9, textOf: ({ born }) => born && formatMonthOfYear(born.month, born.year) },
  { title: 'Nationality', share: 9, textOf: ({ nationality }) => nationality },
  { title: 'Country of residence', share: 10, textOf: ({ countryOfResidence }) => countryOfResidence },
  ...days,
];

const bodyColumns: readonly EntryColumn<PscEntry>[] = [
  { title: 'Name', share: 18, textOf: (psc) => linesOf([nameText(psc), psc.kindText]) },
  ...shared,
  { title: 'Legal form, law and register', share: 25, textOf: bodyText },
  ...days,
];

const statementColumns: readonly EntryColumn<PscStatementEntry>[] = [
  { title: 'Statement', share: 70, textOf: ({ text }) => text },
  { title: 'Notified', share: 15, textOf: ({ notifiedOn }) => dayText(notifiedOn) },
  { title: 'Ceased', share: 15, textOf: ({ ceasedOn }) => dayText(ceasedOn) },
];

const exemptionColumns: readonly EntryColumn<PscExemptionEntry>[] = [
  { title: 'Exemption', share: 70, textOf: ({ text }) => text },
  { title: 'From', share: 15, textOf: ({ from }) => dayText(from) },
  { title: 'Until', share: 15, textOf: ({ until }) => dayText(until) },
];

/** People and bodies with significant control, statements and exemptions as a tagged PDF, A4 across: current ones first. */
export function drawRegisterOfPscs(input: RegisterOfPscsInput): Promise<Uint8Array> {
  const { company, pscs, statements, exemptions, madeOn } = input;
  const { people = [], bodies = [] } = Object.groupBy(currentFirst(pscs), ({ kind }) =>
    kind === 'corporate-entity' || kind === 'legal-person' ? 'bodies' : 'people',
  );
  const current = pscs.filter(({ state }) => state === 'current').length;
  return drawRegisterDocument({
    title: registerTitles['register-of-pscs'],
    company,
    lines: readingLines(
      input,
      countsText([
        [current, 'current'],
        [pscs.length - current, 'ceased'],
      ]),
    ),
    madeOn,
    tables: [
      tableOfEntries('People', personColumns, people),
      tableOfEntries('Companies and other bodies', bodyColumns, bodies),
      tableOfEntries('Statements', statementColumns, currentFirst(statements)),
      tableOfEntries('Exemptions', exemptionColumns, currentFirst(exemptions)),
    ],
    empty: emptyText(input, 'The register shows nobody with significant control, and no statement.'),
  });
}

const currentFirst = <Entry extends { readonly state: string }>(entries: readonly Entry[]): Entry[] => [
  ...entries.filter(({ state }) => state === 'current'),
  ...entries.filter(({ state }) => state !== 'current'),
];

function nameText({ name, kindText, isSanctioned }: PscEntry): string {
  return linesOf([name ?? kindText, isSanctioned && 'Designated under UK sanctions']);
}

function naturesText({ kind, natures }: PscEntry): string {
  return listOf(natures) || (kind === 'super-secure' ? 'Not published' : 'None given');
}

/** Some have ceased without a day. */
function ceasedText({ state, ceasedOn }: PscEntry): string | undefined {
  return state === 'ceased' ? (dayText(ceasedOn) ?? 'Day not given') : undefined;
}
