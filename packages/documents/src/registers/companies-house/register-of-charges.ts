import { drawRegisterDocument } from '../../page/register-document.ts';
import {
  countsText,
  dayText,
  emptyText,
  type EntryColumn,
  linesOf,
  listOf,
  readingLines,
  type RegisterReading,
  tableOfEntries,
} from './register-reading.ts';
import { registerTitles } from './register-titles.ts';

/** A charge as Companies House gave it. */
export interface ChargeEntry {
  /** Twelve characters, for charges since April 2013. */
  readonly code?: string | undefined;
  /** Of the company's charges, for older ones. */
  readonly number?: number | undefined;
  readonly classification?: string | undefined;
  readonly state: 'outstanding' | 'part-satisfied' | 'satisfied';
  readonly statusText: string;
  readonly createdOn?: string | undefined;
  readonly coveringInstrumentDate?: string | undefined;
  readonly acquiredOn?: string | undefined;
  readonly resolvedOn?: string | undefined;
  readonly deliveredOn?: string | undefined;
  readonly satisfiedOn?: string | undefined;
  readonly personsEntitled: readonly string[];
  readonly hasMorePersonsEntitled: boolean;
  /** "Fixed charge", "Negative pledge". */
  readonly features: readonly string[];
  readonly particulars?: string | undefined;
  readonly securedDetails?: string | undefined;
  readonly ceasedOrReleased?: string | undefined;
  readonly insolvencyCases: readonly string[];
}

/** The charges over a company's property, those that are satisfied too. */
export interface RegisterOfChargesInput extends RegisterReading {
  readonly charges: readonly ChargeEntry[];
}

const columns: readonly EntryColumn<ChargeEntry>[] = [
  { title: 'Charge', share: 14, textOf: chargeText },
  { title: 'Status', share: 9, textOf: ({ statusText }) => statusText },
  { title: 'Created', share: 9, textOf: ({ createdOn }) => dayText(createdOn) },
  { title: 'Delivered', share: 9, textOf: ({ deliveredOn }) => dayText(deliveredOn) },
  { title: 'Persons entitled', share: 19, textOf: entitledText },
  { title: 'Short particulars', share: 34, textOf: particularsText },
  { title: 'Satisfied', share: 9, textOf: ({ satisfiedOn }) => dayText(satisfiedOn) },
];

const states = [
  { state: 'outstanding', word: 'outstanding' },
  { state: 'part-satisfied', word: 'satisfied in part' },
  { state: 'satisfied', word: 'satisfied' },
] as const;

/** The register of charges as a tagged PDF, A4 across: outstanding ones, then those satisfied in part, then the satisfied. */
export function drawRegisterOfCharges(input: RegisterOfChargesInput): Promise<Uint8Array> {
  const { company, charges, madeOn } = input;
  const byState = states.map(({ state, word }) => ({
    word,
    entries: charges.filter((charge) => charge.state === state),
  }));
  return drawRegisterDocument({
    title: registerTitles['register-of-charges'],
    company,
    lines: readingLines(input, countsText(byState.map(({ entries, word }) => [entries.length, word]))),
    madeOn,
    tables: [
      tableOfEntries(
        'Charges',
        columns,
        byState.flatMap(({ entries }) => entries),
      ),
    ],
    empty: emptyText(input, 'The register shows no charge over the company’s property.'),
  });
}

function chargeText({ code, number, classification }: ChargeEntry): string {
  return linesOf([code ?? (number === undefined ? undefined : `No. ${number}`), classification]);
}

function entitledText({ personsEntitled, hasMorePersonsEntitled }: ChargeEntry): string {
  return linesOf([...personsEntitled, hasMorePersonsEntitled && 'and others']);
}

/** What is charged and how, and the other days of its history, of which most charges have none. */
function particularsText(charge: ChargeEntry): string {
  const { features, particulars, securedDetails, ceasedOrReleased, insolvencyCases } = charge;
  const days: readonly (readonly [string, string | undefined])[] = [
    ['Covering instrument', charge.coveringInstrumentDate],
    ['Property acquired', charge.acquiredOn],
    ['Resolution', charge.resolvedOn],
  ];
  return linesOf([
    listOf(features),
    particulars,
    securedDetails && `Secures: ${securedDetails}`,
    ceasedOrReleased,
    ...days.map(([term, day]) => day && `${term}: ${dayText(day)}`),
    insolvencyCases.length > 0 && `Insolvency cases: ${insolvencyCases.join(', ')}`,
  ]);
}
