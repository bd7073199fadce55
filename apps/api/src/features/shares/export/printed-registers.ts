import type { AllotmentEntry, RegisterFacts, TransferEntry } from '@statbook/documents';
import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount } from '@statbook/domain/money';
import {
  mayBeRemoved,
  companyHoldings,
  statementOfCapital,
} from '@statbook/domain/share-capital/projections';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import type { Asked, ReadingTime } from '../register/as-at.ts';
import { loadCapTable } from '../register/cap-table.ts';
import { loadRegister } from '../register/register-of-members.ts';
import { readHistory } from '../register/share-history.ts';
import { allotmentLabels, transferLabels } from './kind-labels.ts';

/** A register that was read, ready to be drawn. */
interface ReadForPrint {
  head: ReadingTime['head'];
  draw: (pdfRenderer: PdfRenderer, facts: RegisterFacts) => Promise<Uint8Array>;
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
  const { on, head, position, entries, unidentified } = await loadRegister(tx, asked);
  const register = {
    capital: statementOfCapital(position),
    entries: entries.filter((entry) => !mayBeRemoved(entry, on)),
    unidentified,
    own: companyHoldings(position),
    classes: position.classes,
  };
  return {
    head,
    draw: (pdfRenderer, facts) => pdfRenderer.render('drawRegisterOfMembers', { ...facts, ...register }),
  };
}

async function readCapital(tx: Transaction, asked: Asked): Promise<ReadForPrint> {
  const { head, position } = await loadRegister(tx, asked);
  const capital = statementOfCapital(position);
  return {
    head,
    draw: (pdfRenderer, facts) => pdfRenderer.render('drawStatementOfCapital', { ...facts, capital }),
  };
}

async function readShares(tx: Transaction, asked: Asked): Promise<ReadForPrint> {
  const { head, position, rows } = await loadCapTable(tx, asked);
  const inIssue = new Set<string>(position.lines.map(({ lot }) => lot.classId));
  const classes = position.classes.filter(({ id }) => inIssue.has(id));
  const own = companyHoldings(position);
  return {
    head,
    draw: (pdfRenderer, facts) => pdfRenderer.render('drawCapTable', { ...facts, rows, classes, own }),
  };
}

async function readAllotmentsAndTransfers(tx: Transaction, asked: Asked): Promise<ReadForPrint> {
  const history = await readHistory(tx, asked);
  const entries = {
    allotments: history.allotments.map(toAllotmentEntry),
    transfers: history.transfers.map(toTransferEntry),
  };
  return {
    head: history,
    draw: (pdfRenderer, facts) => pdfRenderer.render('drawShareHistory', { ...facts, ...entries }),
  };
}

type History = Awaited<ReturnType<typeof readHistory>>;

function toAllotmentEntry(row: History['allotments'][number]): AllotmentEntry {
  return {
    on: civilDate(row.on),
    holderName: row.holderName,
    className: row.className,
    shares: shareCount(row.shares),
    currency: row.currency,
    priceEach: amount(row.priceEach),
    paidEach: amount(row.paidEach),
    consideration: row.nonCash ?? (row.kind === 'allotment' ? 'Cash' : allotmentLabels[row.kind]),
    isReversed: row.isReversed,
  };
}

function toTransferEntry(row: History['transfers'][number]): TransferEntry {
  return {
    on: civilDate(row.on),
    how: transferLabels[row.kind],
    fromName: row.transferorName,
    toName: row.transfereeName,
    className: row.className,
    shares: shareCount(row.shares),
    consideration: row.consideration === null ? undefined : amount(row.consideration),
    stampDuty: row.stampDuty === null ? undefined : amount(row.stampDuty),
    isReversed: row.isReversed,
  };
}
