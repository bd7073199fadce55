import { type CivilDate, formatShortDate } from '@statbook/domain/dates';
import { type Amount, formatAmount, formatCount, type ShareCount } from '@statbook/domain/money';
import { drawRegisterDocument } from '../page/register-document.ts';
import type { Row } from '../page/ruled-table.ts';
import { type RegisterFacts, timeLines } from './register-facts.ts';

/** New shares for one holder, as the history lists them. */
export interface AllotmentEntry {
  readonly on: CivilDate;
  readonly holderName: string;
  readonly className: string;
  readonly shares: ShareCount;
  /** Of the prices, as the class was in at that time. */
  readonly currency: string;
  readonly priceEach: Amount;
  readonly paidEach: Amount;
  /** The text for what was given for the shares: "Cash". */
  readonly consideration: string;
  /** Reversed by a later entry. */
  readonly isReversed: boolean;
}

/** Shares that passed to one holder, as the history lists them. */
export interface TransferEntry {
  readonly on: CivilDate;
  /** The text for how they passed: "Transmission". */
  readonly how: string;
  readonly fromName: string;
  readonly toName: string;
  readonly className: string;
  readonly shares: ShareCount;
  /** In GBP; undefined for a gift and where nothing is paid. */
  readonly consideration: Amount | undefined;
  /** In GBP; undefined where there is no instrument to stamp. */
  readonly stampDuty: Amount | undefined;
  /** Reversed by a later entry. */
  readonly isReversed: boolean;
}

/** How the shares of a company came to be and passed on, up to the end of a day. */
export interface ShareHistoryInput extends RegisterFacts {
  readonly allotments: readonly AllotmentEntry[];
  readonly transfers: readonly TransferEntry[];
}

const allotmentColumns = [
  { title: 'Date', share: 10 },
  { title: 'Allotted to', share: 24 },
  { title: 'Class', share: 13 },
  { title: 'Shares', share: 11, isFigure: true },
  { title: 'Price of each', share: 10, isFigure: true },
  { title: 'Paid on each', share: 10, isFigure: true },
  { title: 'Consideration', share: 20 },
  { title: 'Note', share: 10 },
];

const transferColumns = [
  { title: 'Date', share: 10 },
  { title: 'How', share: 12 },
  { title: 'From', share: 20 },
  { title: 'To', share: 20 },
  { title: 'Class', share: 13 },
  { title: 'Shares', share: 11, isFigure: true },
  { title: 'Consideration', share: 12, isFigure: true },
  { title: 'Stamp duty', share: 10, isFigure: true },
  { title: 'Note', share: 10 },
];

/** The allotments and transfers of a company as a tagged PDF, A4 across; reversed entries are struck through. */
export function drawShareHistory(input: ShareHistoryInput): Promise<Uint8Array> {
  const { company, allotments, transfers, madeOn } = input;
  return drawRegisterDocument({
    title: 'Allotments and transfers',
    company,
    lines: timeLines(input, 'Up to'),
    madeOn,
    empty: 'No shares were allotted or transferred up to this day.',
    tables: [
      { title: 'Allotments', columns: allotmentColumns, rows: allotments.map(rowOfAllotment) },
      { title: 'Transfers', columns: transferColumns, rows: transfers.map(rowOfTransfer) },
    ],
  });
}

function rowOfAllotment(entry: AllotmentEntry): Row {
  const { on, holderName, className, shares, currency, priceEach, paidEach, consideration } = entry;
  return asRecorded(entry, [
    formatShortDate(on),
    holderName,
    className,
    formatCount(shares),
    formatAmount(priceEach, currency),
    formatAmount(paidEach, currency),
    consideration,
  ]);
}

function rowOfTransfer(entry: TransferEntry): Row {
  const { on, how, fromName, toName, className, shares, consideration, stampDuty } = entry;
  const pounds = (sum: Amount | undefined) => (sum === undefined ? '' : formatAmount(sum, 'GBP'));
  return asRecorded(entry, [
    formatShortDate(on),
    how,
    fromName,
    toName,
    className,
    formatCount(shares),
    pounds(consideration),
    pounds(stampDuty),
  ]);
}

function asRecorded({ isReversed }: { isReversed: boolean }, cells: readonly string[]): Row {
  return { cells: [...cells, isReversed ? 'Reversed' : ''], isStruck: isReversed };
}
