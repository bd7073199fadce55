import { inRatio, parseAmount, parseShareCount, shareCount } from '../money/exact-decimal.ts';
import { checkHoldingsAgainstCapital } from '../share-capital/check-shareholdings.ts';
import {
  describeShareholder,
  type ShareholderName,
  type ShareholdingRecord,
} from '../share-capital/shareholdings.ts';
import {
  type ClassCapitalRecord,
  classKey,
  type StatementOfCapitalRecord,
} from '../share-capital/statement-of-capital.ts';
import { type ControlClass, suggestControl } from './control-bands.ts';

/**
 * The people in whose names more than a quarter of the shares stood, by nominal value, when capital and members were stated. Nobody
 * where the two do not add up, or where a class cannot be told from another. Votes are not stated. Of a body the name alone does not
 * say whether it is to be registered itself or those behind it: bodies are left out.
 */
export function peopleOverQuarter(
  capital: StatementOfCapitalRecord,
  holdings: readonly ShareholdingRecord[],
): readonly string[] {
  const classes = capital.currencies.flatMap(({ currency, classes: of }) =>
    of.flatMap((each) => toControlClass(each, currency) ?? []),
  );
  const stated = capital.currencies.flatMap((each) => each.classes).length;
  const isClear = new Set(classes.map(({ className }) => className)).size === stated;
  if (!isClear || checkHoldingsAgainstCapital(holdings, capital).length > 0) return [];
  const held = holdings.flatMap(({ className, numberHeld, holders }) => {
    const shares = parseShareCount(numberHeld);
    const names = holders.map(describeShareholder).filter((name) => name !== '');
    return shares.ok && shares.value > 0n
      ? [{ className: classKey(className), holders: names, shares: shares.value }]
      : [];
  });
  const people = new Set(
    holdings.flatMap(({ holders }) => holders.filter(isPerson).map(describeShareholder)),
  );
  return suggestControl(classes, held).flatMap(({ holder, shares, sharesBetween }) => {
    const least = shares === 'several-currencies' ? sharesBetween?.[0] : shares;
    return least === undefined || !people.has(holder) ? [] : [holder];
  });
}

/** A body stands in the list by one name, as a whole or in the place of a surname. */
const isPerson = (name: ShareholderName): boolean => name.kind === 'person' && name.forename !== undefined;

/** Without votes, which no statement gives; undefined where its figures are not those of a class. */
function toControlClass(
  { className, numberOfShares, aggregateNominal }: ClassCapitalRecord,
  currency: string,
): ControlClass | undefined {
  const [shares, aggregate] = [parseShareCount(numberOfShares), parseAmount(aggregateNominal)];
  if (!shares.ok || !aggregate.ok || shares.value === 0n) return undefined;
  const nominalEach = inRatio(aggregate.value, 1_000_000n, shares.value);
  if (nominalEach === undefined) return undefined;
  const none = shareCount('0');
  return {
    className: classKey(className),
    currency,
    nominalEach,
    issued: shares.value,
    treasury: none,
    votesPerShare: 0n,
  };
}
