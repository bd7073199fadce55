import type { CivilDate } from '../../dates/civil-date.ts';
import { type Amount, amount, multiplyExactly } from '../../money/exact-decimal.ts';
import { isInIssue, type LedgerAccount } from '../ledger/ledger-account.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { HolderId, LotId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { amountOn, sumOfTotals, totalAmount } from '../ledger/per-share.ts';
import type { Posting } from '../ledger/posting.ts';

/** A figure of the register: the shares of a class or of some of its accounts, nominal value, or the amount unpaid. */
export type Figure =
  | { readonly of: 'shares'; readonly classId: ShareClassId }
  | {
      readonly of: 'holding';
      readonly classId: ShareClassId;
      readonly holders: readonly HolderId[];
    }
  | { readonly of: 'treasury'; readonly classId: ShareClassId }
  | { readonly of: 'nominal'; readonly classId: ShareClassId }
  | { readonly of: 'unpaid'; readonly currency: string };

/** The entries to search: up to the day of the other record. */
interface EntriesUpTo {
  readonly on: CivilDate;
  readonly events: readonly ShareEvent[];
  readonly lots: readonly Lot[];
}

/** The change of a figure by an entry, in millionths. */
interface Step {
  readonly event: ShareEvent;
  readonly change: bigint;
}

/** How many of the latest entries are combined two by two and three by three. */
const [mostInPairs, mostInThrees] = [400, 60];

/**
 * Finds the entries that make up a difference: all that were posted, or took effect, since some entry, where together they
 * do; otherwise the smallest set of up to three that does, the latest first; otherwise the one that states the figure.
 */
export class EntryFinder {
  readonly #events: readonly ShareEvent[];
  readonly #lots: ReadonlyMap<LotId, Lot>;

  constructor({ on, events, lots }: EntriesUpTo) {
    this.#events = events.filter(({ effectiveOn }) => effectiveOn <= on).sort((a, b) => b.order - a.order);
    this.#lots = new Map(lots.map((lot) => [lot.id, lot]));
  }

  /**
   * The entries that together change a figure by so much; where none are found that do, the one that states the figure: the
   * balance that the books begin with, or else the last that touched it.
   */
  entriesMaking(figure: Figure, change: bigint | undefined): readonly ShareEventId[] {
    if (change === undefined) return [];
    const steps = this.#events
      .map((event) => ({ event, change: this.#changeOf(figure, event) }))
      .filter((step) => step.change !== 0n);
    const latest = steps.toSorted(({ event: a }, { event: b }) => (a.effectiveOn < b.effectiveOn ? 1 : -1));
    const found =
      since(steps, change) ?? since(latest, change) ?? smallestSet(steps, change) ?? stating(steps);
    return found.map(({ event }) => event.id);
  }

  /** The latest entry that gave a class this name or took it away. */
  entryNaming(hasName: (name: string) => boolean): readonly ShareEventId[] {
    const found = this.#events.find(({ terms }) =>
      terms.some(
        ({ before, after }) => before.name !== after.name && (hasName(before.name) || hasName(after.name)),
      ),
    );
    return found ? [found.id] : [];
  }

  #changeOf(figure: Figure, { postings }: ShareEvent): bigint {
    if (figure.of === 'unpaid') return this.#unpaidOn(postings, figure.currency);
    const own = postings.filter(
      ({ account, classId }) => classId === figure.classId && isOfFigure(figure, account),
    );
    return own.reduce(
      (sum, posting) => sum + (figure.of === 'nominal' ? this.#nominalOf(posting) : posting.shares),
      0n,
    );
  }

  #nominalOf({ lotId, shares }: Posting): Amount {
    const lot = this.#lots.get(lotId);
    // Whole shares times six decimals end within six decimals.
    return (lot && multiplyExactly(shares, lot.nominalEach)) ?? amount('0');
  }

  #unpaidOn(postings: readonly Posting[], currency: string): bigint {
    const totals = postings.flatMap(({ account, lotId, shares }) => {
      const lot = this.#lots.get(lotId);
      const isOwn = isInIssue(account) && lot?.currency === currency;
      return isOwn && lot.unpaid ? [amountOn(lot.unpaid, shares)] : [];
    });
    return totalAmount(sumOfTotals(totals));
  }
}

function isOfFigure(figure: Exclude<Figure, { of: 'unpaid' }>, account: LedgerAccount): boolean {
  if (figure.of === 'treasury') return account.kind === 'treasury';
  if (figure.of !== 'holding') return isInIssue(account);
  return account.kind === 'holder' && figure.holders.includes(account.holderId);
}

/** The first steps up to the one with which they make up the change. */
function since(steps: readonly Step[], change: bigint): readonly Step[] | undefined {
  let sum = 0n;
  for (const [index, step] of steps.entries()) {
    sum += step.change;
    if (sum === change) return steps.slice(0, index + 1);
  }
  return undefined;
}

/** The step that states a figure: the opening balance, otherwise the latest. */
function stating(steps: readonly Step[]): readonly Step[] {
  const found = steps.find(({ event }) => event.kind === 'opening-balance') ?? steps[0];
  return found ? [found] : [];
}

function smallestSet(steps: readonly Step[], change: bigint): readonly Step[] | undefined {
  const single = steps.find((step) => step.change === change);
  if (single) return [single];
  const pair = pairMaking(steps.slice(0, mostInPairs), change);
  if (pair) return pair;
  const few = steps.slice(0, mostInThrees);
  for (const [index, step] of few.entries()) {
    const others = pairMaking(few.slice(index + 1), change - step.change);
    if (others) return [step, ...others];
  }
  return undefined;
}

function pairMaking(steps: readonly Step[], change: bigint): readonly Step[] | undefined {
  const seen = new Map<bigint, Step>();
  for (const step of steps) {
    const other = seen.get(change - step.change);
    if (other) return [other, step];
    if (!seen.has(step.change)) seen.set(step.change, step);
  }
  return undefined;
}
