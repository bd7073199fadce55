import { formatShortDate } from '@statbook/domain/dates';
import { formatCount } from '@statbook/domain/money';
import {
  addressText,
  describeHolder,
  type ShareClass,
  type StatementOfCapitalRecord,
} from '@statbook/domain/share-capital';
import {
  type CompanyHolding,
  type Holding,
  missingOfEntry,
  type RegisterEntry,
} from '@statbook/domain/share-capital/projections';
import { capitalTables } from './capital-tables.ts';
import { cellsOfHolding, holdingColumns, companySharesTable } from './holding-cells.ts';
import { drawRegisterDocument } from '../page/register-document.ts';
import type { Row } from '../page/ruled-table.ts';
import { type RegisterFacts, timeLines } from './register-facts.ts';

/** A register of members as at the end of a day. */
export interface RegisterOfMembersInput extends RegisterFacts {
  /** Present members, then former ones, as `registerOfMembers` of the domain gives them. */
  readonly entries: readonly RegisterEntry[];
  /** Shares in issue of unidentified holders. */
  readonly unidentified: readonly Holding[];
  /** What the company holds itself: it is entered as well, though no member (s.724). */
  readonly own: readonly CompanyHolding[];
  /** The classes of the company, by which what former members held is named. */
  readonly classes: readonly ShareClass[];
  /** What the holdings add up to. */
  readonly capital: StatementOfCapitalRecord;
}

const columns = [
  { title: 'Name', share: 21 },
  { title: 'Address', share: 24 },
  { title: 'Entered', share: 10 },
  ...holdingColumns,
];

const formerColumns = [
  { title: 'Name', share: 26 },
  { title: 'Address', share: 34 },
  { title: 'Entered', share: 12 },
  { title: 'Ceased', share: 12 },
  { title: 'Held until then', share: 24 },
];

/**
 * The register of members (Companies Act 2006 s.113) as a tagged PDF, A4 across: names, addresses, dates of entry, shares by
 * class with distinguishing numbers and what is paid on them; former members; and the capital it adds up to.
 */
export function drawRegisterOfMembers(input: RegisterOfMembersInput): Promise<Uint8Array> {
  const { company, entries, unidentified, own, classes, capital, madeOn } = input;
  const present = entries.filter(({ ceasedOn }) => ceasedOn === undefined);
  const former = entries.filter(({ ceasedOn }) => ceasedOn !== undefined);
  return drawRegisterDocument({
    title: 'Register of members',
    company,
    lines: timeLines(input),
    madeOn,
    empty: 'There were no members on this day.',
    tables: [
      { title: 'Members', columns, rows: present.flatMap(rowsOfMember) },
      {
        title: 'Shares of unidentified holders',
        columns: [{ title: 'Held by', share: 55 }, ...holdingColumns],
        rows: unidentified.map((holding) => ({ cells: ['Unidentified', ...cellsOfHolding(holding)] })),
      },
      companySharesTable(own),
      {
        title: 'Former members',
        columns: formerColumns,
        rows: former.map((entry) => rowOfFormer(entry, classes)),
      },
      {
        title: 'Particulars missing',
        columns: [
          { title: 'Member', share: 50 },
          { title: 'Not entered yet', share: 50 },
        ],
        rows: present.flatMap(rowsOfMissing),
      },
      ...capitalTables(capital),
    ],
  });
}

function rowsOfMember(entry: RegisterEntry): Row[] {
  const [first, ...rest] = entry.holdings;
  const who = [nameOf(entry), addressText(entry.holder?.address), enteredText(entry)];
  return [
    { cells: [...who, ...(first ? cellsOfHolding(first) : [])] },
    ...rest.map((holding) => ({ cells: [nameOf(entry), '', '', ...cellsOfHolding(holding)] })),
  ];
}

const enteredText = ({ enteredOn }: RegisterEntry) =>
  enteredOn === undefined ? 'Not known' : formatShortDate(enteredOn);

function rowOfFormer(entry: RegisterEntry, classes: readonly ShareClass[]): Row {
  const ceased = entry.ceasedOn === undefined ? '' : formatShortDate(entry.ceasedOn);
  const held = [...entry.heldBefore].map(([classId, shares]) => {
    const name = classes.find(({ id }) => id === classId)?.terms.name ?? classId;
    return `${formatCount(shares)} ${name}`;
  });
  const who = [nameOf(entry), addressText(entry.holder?.address), enteredText(entry)];
  return { cells: [...who, ceased, held.join(', ')] };
}

/** A member of whom something is missing that the Act wants in the register. */
function rowsOfMissing(entry: RegisterEntry): Row[] {
  const missing = missingOfEntry(entry);
  return missing.length === 0 ? [] : [{ cells: [nameOf(entry), missing.join(', ')] }];
}

function nameOf({ holder, holderId }: RegisterEntry): string {
  return holder ? describeHolder(holder) : holderId;
}
