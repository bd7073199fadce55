import type { ReactNode } from 'react';
import { Muted } from '#kit/muted/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { formatDate, formatMoney, formatNumber, formatShares, sharesWord } from '#kit/value/format.ts';
import type { RequestOf } from '../events/kinds/field-definition.ts';
import { shareLabels, stampingLabels } from '../fields/share-labels.ts';
import type { EnteredEntry } from './listed-entry.ts';
import styles from './history.module.css';

/** Shares for or of one holder, in a list of them. */
export type Line =
  | RequestOf<'allotment'>['allottees'][number]
  | RequestOf<'transfer'>['transferees'][number]
  | RequestOf<'opening-balance'>['holdings'][number]
  | RequestOf<'buy-back'>['holdings'][number]
  | RequestOf<'treasury-sale'>['buyers'][number];

type KeyOf<Each> = Each extends unknown ? keyof Each : never;
type ValueIn<Each, Key> = Each extends unknown
  ? Key extends keyof Each
    ? NonNullable<Each[Key]>
    : never
  : never;
/** What is said of such shares besides how many, of which class, and whose. */
type LineField = Exclude<KeyOf<Line>, 'classId' | 'holderId' | 'transfereeId' | 'shares'>;
type Show<Key extends LineField> = (value: ValueIn<Line, Key>, currency: string | undefined) => string;

const yes = (is: boolean) => (is ? 'Yes' : '');
const text = (words: string) => words;

/** What was chosen lot by lot. */
export const describeLots = (lots: readonly { readonly shares: string }[]) =>
  lots.map(({ shares }) => formatNumber(shares)).join(', ');

/** How what is said of the shares of a line reads, in the order in which it is shown. */
const shows: { readonly [Key in LineField]: Show<Key> } = {
  numbers: text,
  firstNumber: formatNumber,
  lots: describeLots,
  priceEach: formatMoney,
  paidEach: formatMoney,
  unpaidEach: formatMoney,
  nonCash: text,
  isUnderEmployeeScheme: yes,
  // Other money was converted for the duty.
  consideration: (amount) => (/[1-9]/.test(amount) ? formatMoney(amount) : 'None, a gift'),
  isPartOfSeries: yes,
  exemption: text,
  stamping: (how) => stampingLabels[how],
  enteredOn: formatDate,
  certificates: (all) => all.map(describeCertificate).join('; '),
};

function describeCertificate({ number, issuedOn, shares, numbers }: ValueIn<Line, 'certificates'>[number]) {
  const count = shares === undefined ? '' : `, ${formatShares(shares)}`;
  return `No. ${number} of ${formatDate(issuedOn)}${count}${numbers ? `, numbers ${numbers}` : ''}`;
}

/** Shares for or of several holders, each with all that was entered about them. */
export function enteredLines(
  lines: readonly Line[],
  { request, names, most = lines.length }: EnteredEntry,
): ReactNode {
  const ofEntry = 'classId' in request ? request.classId : undefined;
  const more = lines.length - most;
  return (
    <>
      {lines.slice(0, most).map((line, place) => {
        const classId = 'classId' in line ? line.classId : ofEntry;
        return (
          // Lines of an entry are never moved, and a holder may have several.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className={styles.line}>
            <bdi>{holderOf(line, names)}</bdi>: <Count of={line.shares} />{' '}
            {'classId' in line ? names.nameOf(line.classId) : sharesWord(line.shares)}
            <Particulars
              line={line}
              currency={classId === undefined ? undefined : names.currencyOf(classId)}
            />
          </div>
        );
      })}
      {more > 0 && (
        <Muted small as="div">
          <Count of={more} /> more.
        </Muted>
      )}
    </>
  );
}

function holderOf(line: Line, { nameOf }: EnteredEntry['names']): string {
  const id = 'transfereeId' in line ? line.transfereeId : line.holderId;
  return id === undefined ? 'The company itself' : (nameOf(id) ?? 'Unknown');
}

function Particulars({ line, currency }: { line: Line; currency: string | undefined }) {
  // Who gets shares and is to pay nothing for them has them as a gift.
  const given = 'transfereeId' in line ? { consideration: '0', ...line } : line;
  // The table has the fields of a line and no others.
  const shown = (Object.keys(shows) as LineField[]).flatMap((name) => {
    const value: unknown = Reflect.get(given, name);
    // What stands under a name is what its fact takes.
    const words = value === undefined ? '' : shows[name](value as never, currency);
    return words === '' ? [] : [{ label: shareLabels[name], words }];
  });
  if (shown.length === 0) return null;
  return (
    <Muted small as="div">
      {shown.map(({ label, words }, place) => (
        <span key={label}>
          {place > 0 && ' · '}
          {label}: <bdi>{words}</bdi>
        </span>
      ))}
    </Muted>
  );
}
