import type { Amount, ShareCount } from '../money/exact-decimal.ts';

/** A band of SI 2016/339 Sch 2: over 25% to 50%; over 50% and under 75%; 75% or more. */
export type ControlBand = '25-to-50-percent' | '50-to-75-percent' | '75-to-100-percent';

/** The band of a part in a whole, compared exactly; undefined up to and including a quarter. */
export function findControlBand(part: bigint, whole: bigint): ControlBand | undefined {
  if (whole <= 0n || part * 4n <= whole) return undefined;
  if (part * 2n <= whole) return '25-to-50-percent';
  return part * 4n < whole * 3n ? '50-to-75-percent' : '75-to-100-percent';
}

/** A class as it counts for control. Shares held as treasury are in issue but carry no vote. */
export interface ControlClass {
  readonly className: string;
  readonly currency: string;
  readonly nominalEach: Amount;
  readonly issued: ShareCount;
  readonly treasury: ShareCount;
  /** Votes on all or substantially all matters at general meetings; 0 for shares without votes. */
  readonly votesPerShare: bigint;
}

/** Shares of one class in one account; every joint holder is treated as holding them all (Sch 1A para 11). */
export interface ControlHolding {
  readonly className: string;
  readonly holders: readonly string[];
  readonly shares: ShareCount;
}

/** The lowest and the highest band that rates of exchange could make of shares in several currencies. */
export type BandRange = readonly [ControlBand | undefined, ControlBand | undefined];

/** What the register of members suggests about one holder. Trusts, nominees and agreements are facts only people know. */
export interface SuggestedControl {
  readonly holder: string;
  readonly shares: ControlBand | 'several-currencies' | undefined;
  /** Where the share band must be asked: between which it lies at any rate of exchange. */
  readonly sharesBetween?: BandRange | undefined;
  readonly votes: ControlBand | undefined;
}

/**
 * The bands that holdings suggest, for every holder named: shares by nominal value (Sch 1A para 13), votes without those of
 * treasury shares (para 17). No rate is prescribed for several currencies: the part of the whole lies between the smallest
 * and the greatest part of one currency whatever the rates are, and where these are of two bands, people must be asked.
 */
export function suggestControl(
  classes: readonly ControlClass[],
  holdings: readonly ControlHolding[],
): readonly SuggestedControl[] {
  const byName = new Map(classes.map((each) => [each.className, each]));
  const wholeVotes = sum(classes, (each) => (each.issued - each.treasury) * each.votesPerShare);
  const wholes = [...Map.groupBy(classes, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    nominal: sum(own, (each) => nominalOf(each, each.issued)),
  }));
  return [...holdingsByHolder(holdings)].map(([holder, own]) => {
    const votes = sum(own, ({ className, shares }) => shares * classOf(byName, className).votesPerShare);
    const bands = wholes.map(({ currency, nominal }) => {
      const inCurrency = own.filter(({ className }) => classOf(byName, className).currency === currency);
      const part = sum(inCurrency, ({ className, shares }) => nominalOf(classOf(byName, className), shares));
      return findControlBand(part, nominal);
    });
    return { holder, ...bandOfAll(bands), votes: findControlBand(votes, wholeVotes) };
  });
}

const RISING: readonly (ControlBand | undefined)[] = [
  undefined,
  '25-to-50-percent',
  '50-to-75-percent',
  '75-to-100-percent',
];

/** The band of shares in several currencies, where it is the same in each of them. */
function bandOfAll(
  bands: readonly (ControlBand | undefined)[],
): Pick<SuggestedControl, 'shares' | 'sharesBetween'> {
  const ranks = bands.map((band) => RISING.indexOf(band)).sort((a, b) => a - b);
  const [lowest, highest] = [RISING[ranks[0] ?? 0], RISING[ranks.at(-1) ?? 0]];
  if (lowest === highest) return { shares: lowest };
  return { shares: 'several-currencies', sharesBetween: [lowest, highest] };
}

function holdingsByHolder(holdings: readonly ControlHolding[]): ReadonlyMap<string, ControlHolding[]> {
  const byHolder = new Map<string, ControlHolding[]>();
  for (const holding of holdings)
    for (const holder of new Set(holding.holders)) {
      const own = byHolder.get(holder);
      if (own) own.push(holding);
      else byHolder.set(holder, [holding]);
    }
  return byHolder;
}

/** Whether no holder reaches a band, so that the company states that it knows of no registrable person. */
export function hasNoSuggestedControl(suggestions: readonly SuggestedControl[]): boolean {
  return suggestions.every(({ shares, votes }) => shares === undefined && votes === undefined);
}

function sum<Item>(items: readonly Item[], measure: (item: Item) => bigint): bigint {
  return items.reduce((total, item) => total + measure(item), 0n);
}

function nominalOf(each: ControlClass, shares: ShareCount): bigint {
  // Left unscaled (millionths of millionths) so that nothing is lost: only proportions are compared.
  return shares * each.nominalEach;
}

function classOf(byName: ReadonlyMap<string, ControlClass>, className: string): ControlClass {
  const found = byName.get(className);
  if (!found) throw new RangeError(`No class of shares is called ${className}`);
  return found;
}
