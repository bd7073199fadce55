import { formatMoney, formatNumber } from '#kit/value/format.ts';
import type { FigureReading } from './entry-state.ts';
import type { PlannedEvent } from './share-plan.ts';

type Figure = NonNullable<PlannedEvent['question']>['figures'][number];
type Words = (value: string, currency: string) => string;

const shares: Words = (value) => `${formatNumber(value)} ${value === '1' ? 'share' : 'shares'}`;
const each =
  (what: string): Words =>
  (value, currency) =>
    `${what} ${formatMoney(value, currency)} each`;

const words: Readonly<Record<string, Words>> = {
  shares,
  'issue-price': each('issue price'),
  'amount-paid': each('paid'),
  call: each('call of'),
  'nominal-value': each('nominal value'),
  relief: each('relief of'),
  into: (value) => `each share into ${formatNumber(value)}`,
  from: (value) => `every ${formatNumber(value)} shares into one`,
  'new-shares': (value) => `${formatNumber(value)} new`,
  'for-every': (value) => `for every ${formatNumber(value)} held`,
};

/** The figures of a later entry in one reading: "15 shares, issue price £2.50 each"; undefined where they are not exact. */
export function figureText(event: PlannedEvent, reading: 'as-entered'): string;
export function figureText(event: PlannedEvent, reading: FigureReading): string | undefined;
export function figureText({ question, holdings }: PlannedEvent, reading: FigureReading): string | undefined {
  const currency = holdings[0]?.unpaidAfter.currency ?? 'GBP';
  const texts = (question?.figures ?? []).map((figure) => {
    const value = valueIn(figure, reading);
    return value === null ? undefined : (words[figure.name] ?? shares)(value, currency);
  });
  return texts.includes(undefined) ? undefined : texts.join(', ');
}

const valueIn = ({ asEntered, restated }: Figure, reading: FigureReading) =>
  reading === 'as-entered' ? asEntered : restated;
