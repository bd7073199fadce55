import type { AllotmentEntry, RegisterFacts, TransferEntry } from '@statbook/documents';
import {
  amount,
  civilDate,
  mayBeRemoved,
  ownHoldingsOf,
  shareCount,
  statementOfCapital,
} from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import type { DrawingRoom } from '../../../platform/drawing/drawing-room.ts';
import type { Asked, ReadingTime } from '../reading/as-at.ts';
import { loadCapTable } from '../reading/cap-table.ts';
import { loadRegister } from '../reading/register-of-members.ts';
import { readHistory } from '../reading/share-history.ts';
import { allotmentWords, transferWords } from './kind-words.ts';

/** A register that was read, ready to be drawn. */
interface ReadForPrint {
  head: ReadingTime['head'];
  draw: (room: DrawingRoom, facts: RegisterFacts) => Promise<Uint8Array>;
}

interface PrintedRegister {
  title: string;
  read: (tx: Transaction, asked: Asked) => Promise<ReadForPrint>;
}

/** Every register that is made as a document, by its name on the wire. */
export const printedRegisters: Readonly<
  Record<'members' | 'capital' | 'history' | 'captable', PrintedRegister>
> = {
  members: { title: 'Register of members', read: readMembers },
  capital: { title: 'Statement of capital', read: readCapital },
  history: { title: 'Allotments and transfers', read: readAllotmentsAndTransfers },
  captable: { title: 'Cap table', read: readShares },
};

async function readMembers(tx: Transaction, asked: Asked): Promise<ReadForPrint> {
  const { on, head, position, entries, notKnown } = await loadRegister(tx, asked);
  const register = {
    capital: statementOfCapital(position),
    entries: entries.filter((entry) => !mayBeRemoved(entry, on)),
    notKnown,
    own: ownHoldingsOf(position),
    classes: position.classes,
  };
  return { head, draw: (room, facts) => room.draw('drawRegisterOfMembers', { ...facts, ...register }) };
}

async function readCapital(tx: Transaction, asked: Asked): Promise<ReadForPrint> {
  const { head, position } = await loadRegister(tx, asked);
  const capital = statementOfCapital(position);
  return { head, draw: (room, facts) => room.draw('drawStatementOfCapital', { ...facts, capital }) };
}

async function readShares(tx: Transaction, asked: Asked): Promise<ReadForPrint> {
  const { head, position, rows } = await loadCapTable(tx, asked);
  const inIssue = new Set<string>(position.lines.map(({ lot }) => lot.classId));
  const classes = position.classes.filter(({ id }) => inIssue.has(id));
  const own = ownHoldingsOf(position);
  return { head, draw: (room, facts) => room.draw('drawCapTable', { ...facts, rows, classes, own }) };
}

async function readAllotmentsAndTransfers(tx: Transaction, asked: Asked): Promise<ReadForPrint> {
  const history = await readHistory(tx, asked);
  const entries = {
    allotments: history.Allotments.map(toAllotmentEntry),
    transfers: history.Transfers.map(toTransferEntry),
  };
  return { head: history, draw: (room, facts) => room.draw('drawShareHistory', { ...facts, ...entries }) };
}

type History = Awaited<ReturnType<typeof readHistory>>;

function toAllotmentEntry(row: History['Allotments'][number]): AllotmentEntry {
  return {
    on: civilDate(row.On),
    holderName: row.HolderName,
    className: row.ClassName,
    shares: shareCount(row.Shares),
    currency: row.Currency,
    priceEach: amount(row.PriceEach),
    paidEach: amount(row.PaidEach),
    consideration: row.NonCash ?? (row.Kind === 'allotment' ? 'Cash' : allotmentWords[row.Kind]),
    isReversed: row.IsReversed,
  };
}

function toTransferEntry(row: History['Transfers'][number]): TransferEntry {
  return {
    on: civilDate(row.On),
    how: transferWords[row.Kind],
    fromName: row.TransferorName,
    toName: row.TransfereeName,
    className: row.ClassName,
    shares: shareCount(row.Shares),
    consideration: row.Consideration === null ? undefined : amount(row.Consideration),
    stampDuty: row.StampDuty === null ? undefined : amount(row.StampDuty),
    isReversed: row.IsReversed,
  };
}
