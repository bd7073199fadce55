import type { ReactNode } from 'react';
import { Muted } from '#kit/page/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { formatDate, formatMoney, formatNumber } from '#kit/value/format.ts';
import { stampingLabels } from '../transfers/stamping-labels.ts';
import type { Line, LineField, OfLine, Told } from './entered-fields.ts';
import styles from './history.module.css';

/** What is said of the shares of a line, in the order in which it is told. */
const labels: Readonly<Record<LineField, string>> = {
  Numbers: 'Share numbers',
  FirstNumber: 'First number',
  Lots: 'Chosen from several lots',
  PriceEach: 'Price of each share',
  PaidEach: 'Paid on each share',
  UnpaidEach: 'Unpaid on each share',
  NonCash: 'Given instead of cash',
  IsUnderEmployeeScheme: 'Under an employees’ share scheme',
  Consideration: 'Consideration',
  IsPartOfSeries: 'Part of a larger transaction, or a series, above £1,000 altogether',
  Exemption: 'Why no stamp duty is due',
  Stamping: 'How the form was stamped',
  EnteredOn: 'In the register since',
  Certificates: 'On paper already',
};

type Show<Key extends LineField> = (value: OfLine<Key>, currency: string | undefined) => string;

const money = (amount: string, currency: string | undefined) => formatMoney(amount, currency);
const yes = (is: boolean) => (is ? 'Yes' : '');
/** What was chosen lot by lot. */
export const lotWords = (lots: readonly { readonly Shares: string }[]) =>
  lots.map(({ Shares }) => formatNumber(Shares)).join(', ');

const shows: { readonly [Key in LineField]: Show<Key> } = {
  Numbers: (numbers) => numbers,
  FirstNumber: formatNumber,
  Lots: lotWords,
  PriceEach: money,
  PaidEach: money,
  UnpaidEach: money,
  NonCash: (what) => what,
  IsUnderEmployeeScheme: yes,
  // Other money was converted for the duty.
  Consideration: (amount) => (/[1-9]/.test(amount) ? formatMoney(amount) : 'None, a gift'),
  IsPartOfSeries: yes,
  Exemption: (why) => why,
  Stamping: (how) => stampingLabels[how],
  EnteredOn: formatDate,
  Certificates: (all) => all.map(certificateWords).join('; '),
};

function certificateWords({ Number: number, IssuedOn, Shares, Numbers }: OfLine<'Certificates'>[number]) {
  const shares = Shares === undefined ? '' : `, ${formatNumber(Shares)} shares`;
  const numbers = Numbers === undefined || Numbers === '' ? '' : `, numbers ${Numbers}`;
  return `No. ${number} of ${formatDate(IssuedOn)}${shares}${numbers}`;
}

/** Shares for or of several holders, each with all that was entered about them. */
export function enteredLines(lines: readonly Line[], { entry, names, most = lines.length }: Told): ReactNode {
  const ofEntry = 'ClassId' in entry.Request ? entry.Request.ClassId : undefined;
  const told = lines.slice(0, most).map((line, place) => {
    const classId = 'ClassId' in line ? line.ClassId : ofEntry;
    const currency = classId === undefined ? undefined : names.currencyOf(classId);
    return (
      // Lines of an entry are never moved, and a holder may have several.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={place} className={styles.line}>
        <bdi>{holderOf(line, names.nameOf)}</bdi>: <Count of={line.Shares} />{' '}
        {'ClassId' in line ? names.nameOf(line.ClassId) : 'shares'}
        <Particulars line={line} currency={currency} />
      </div>
    );
  });
  const more = lines.length - told.length;
  if (more <= 0) return told;
  return (
    <>
      {told}
      <Muted small as="div">
        <Count of={more} /> more.
      </Muted>
    </>
  );
}

function holderOf(line: Line, nameOf: Told['names']['nameOf']): string {
  const id = 'TransfereeId' in line ? line.TransfereeId : line.HolderId;
  return id === undefined ? 'The company itself' : (nameOf(id) ?? 'Unknown');
}

function Particulars({ line, currency }: { line: Line; currency: string | undefined }) {
  // Who gets shares and is to pay nothing for them has them as a gift.
  const given = 'TransfereeId' in line ? { Consideration: '0', ...line } : line;
  const told = lineFields.flatMap((field) => {
    const words = wordsOf(field, Reflect.get(given, field), currency);
    return words === '' ? [] : [{ field, words }];
  });
  if (told.length === 0) return null;
  return (
    <Muted small as="div">
      {told.map(({ field, words }, place) => (
        <span key={field}>
          {place > 0 && ' · '}
          {labels[field]}: <bdi>{words}</bdi>
        </span>
      ))}
    </Muted>
  );
}

// The table has these keys and no others.
const lineFields = Object.keys(labels) as LineField[];

function wordsOf(field: LineField, value: unknown, currency: string | undefined): string {
  if (value === undefined) return '';
  // What stands under a field's name is what its show takes.
  const show = shows[field] as (each: unknown, currency: string | undefined) => string;
  return show(value, currency);
}
