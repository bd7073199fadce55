import type { Amount, ShareCount } from '../money/exact-decimal.ts';

/** A band of SI 2016/339 Sch 2: over 25% to 50%; over 50% and under 75%; 75% or more. */
export const CONTROL_BANDS = ['25-to-50-percent', '50-to-75-percent', '75-to-100-percent'] as const;
export type ControlBand = (typeof CONTROL_BANDS)[number];

/** The band of a part in a whole, compared exactly; undefined up to and including a quarter. */
export function findControlBand(part: bigint, whole: bigint): ControlBand | undefined {
  if (whole <= 0n || part * 4n <= whole) return undefined;
  if (part * 2n <= whole) return '25-to-50-percent';
  return part * 4n < whole * 3n ? '50-to-75-percent' : '75-to-100-percent';
}

/** A class as it counts for control. Treasury shares are in issue but carry no votes. */
export interface ControlClass {
  readonly className: string;
  readonly currency: string;
  readonly nominalEach: Amount;
  readonly issued: ShareCount;
  readonly treasury: ShareCount;
  /** Votes on all or substantially all matters at general meetings; 0 for shares without votes. */
  readonly votesPerShare: bigint;
}

/** Shares of one class in one account; each joint holder counts as holding all of them (Sch 1A para 11). */
export interface ControlHolding {
  readonly className: string;
  readonly holders: readonly string[];
  readonly shares: ShareCount;
}

/** The lowest and the highest band of shares in several currencies at any rates of exchange. */
type BandRange = readonly [ControlBand | undefined, ControlBand | undefined];

/** The control of one holder that the register of members suggests; it knows no trusts, nominees or agreements. */
export interface SuggestedControl {
  readonly holder: string;
  readonly shares: ControlBand | 'several-currencies' | undefined;
  /** Where people must decide the share band: its range at any rates of exchange. */
  readonly sharesBetween?: BandRange | undefined;
  readonly votes: ControlBand | undefined;
}

/**
 * The bands that holdings suggest for every holder: shares by nominal value (Sch 1A para 13), votes without those of treasury
 * shares (para 17). No rate of exchange is prescribed for several currencies. At any rates the proportion of the whole lies
 * between the smallest and the greatest proportion of one currency; where these are in two bands, people must decide.
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

function sum<Item>(items: readonly Item[], measure: (item: Item) => bigint): bigint {
  return items.reduce((total, item) => total + measure(item), 0n);
}

function nominalOf(each: ControlClass, shares: ShareCount): bigint {
  // Unscaled (millionths of millionths), because only proportions are compared.
  return shares * each.nominalEach;
}

function classOf(byName: ReadonlyMap<string, ControlClass>, className: string): ControlClass {
  const found = byName.get(className);
  if (!found) throw new RangeError(`No class of shares is called ${className}`);
  return found;
}
