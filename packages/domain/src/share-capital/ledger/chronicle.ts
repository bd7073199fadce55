import type { CivilDate } from '../../dates/civil-date.ts';
import { isInIssue } from './account.ts';
import { type AsAt, compareEvents, type ShareEvent } from './event.ts';
import { type BalanceKey, balanceKey } from './posting.ts';

/** Shares in issue by balance, in millionths; balances of zero are left out. */
export type IssuedBalances = Map<BalanceKey, bigint>;

/** Everything in issue at the end of a day. */
interface Checkpoint {
  readonly on: CivilDate;
  readonly balances: IssuedBalances;
}

/** A stretch of so many events between two checkpoints is divided by another. */
const LONGEST_STRETCH = 1_000;

/**
 * The events by effective date, with checkpoints of all balances in between: a day is read from the checkpoint before it,
 * however much happened earlier. An event recorded late is carried into the checkpoints after it.
 */
export class Chronicle {
  readonly #events: ShareEvent[] = [];
  readonly #checkpoints: Checkpoint[] = [];
  readonly #recorded: ShareEvent[] = [];

  /** Takes the event that was recorded last. */
  add(event: ShareEvent): void {
    this.#recorded.push(event);
    this.#events.splice(this.#firstAfter(event.effectiveOn), 0, event);
    for (const { on, balances } of this.#checkpoints) {
      if (on >= event.effectiveOn) apply(balances, event, 1n);
    }
    this.#divideStretchOf(event.effectiveOn);
  }

  /** What is in issue at the end of a day. */
  balancesAt({ on, knownAt }: AsAt): IssuedBalances {
    const checkpoint = this.#checkpoints.findLast((each) => each.on <= on);
    const balances: IssuedBalances = new Map(checkpoint?.balances);
    const first = checkpoint ? this.#firstAfter(checkpoint.on) : 0;
    const end = this.#firstAfter(on);
    for (let index = first; index < end; index += 1) apply(balances, this.#events[index], 1n);
    if (knownAt === undefined) return balances;
    // What was recorded later is taken back: late entries are few beside what was known.
    for (let index = this.#recorded.length - 1; index >= 0; index -= 1) {
      const event = this.#recorded[index];
      if (!event || event.order <= knownAt) break;
      if (event.effectiveOn <= on) apply(balances, event, -1n);
    }
    return balances;
  }

  /** The events by effective date, then recorded order. */
  inOrder(): readonly ShareEvent[] {
    return this.#events;
  }

  #divideStretchOf(day: CivilDate): void {
    const next = this.#checkpoints.findIndex(({ on }) => on >= day);
    const place = next === -1 ? this.#checkpoints.length : next;
    const [before, after] = [this.#checkpoints[place - 1], this.#checkpoints[place]];
    const first = before ? this.#firstAfter(before.on) : 0;
    const end = after ? this.#firstAfter(after.on) : this.#events.length;
    if (end - first < LONGEST_STRETCH) return;
    // New events mostly come last: there the checkpoint stands at the end, so that the next stretch begins empty.
    const on = this.#events[after ? first + ((end - first) >> 1) : end - 1]?.effectiveOn;
    if (on === undefined || (after && on >= after.on)) return;
    this.#checkpoints.splice(place, 0, { on, balances: this.balancesAt({ on }) });
  }

  #firstAfter(day: CivilDate): number {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.effectiveOn ?? '') <= day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function apply(balances: IssuedBalances, event: ShareEvent | undefined, sign: 1n | -1n): void {
  for (const { account, lotId, shares } of event?.postings ?? []) {
    if (!isInIssue(account)) continue;
    const key = balanceKey(account, lotId);
    const balance = (balances.get(key) ?? 0n) + sign * shares;
    if (balance === 0n) balances.delete(key);
    else balances.set(key, balance);
  }
}

/** The same answer summed from the events alone, for proof: whatever is stored must equal it. */
export function replayBalances(events: readonly ShareEvent[], { on, knownAt }: AsAt): IssuedBalances {
  const balances: IssuedBalances = new Map();
  for (const event of [...events].sort(compareEvents)) {
    if (event.effectiveOn <= on && event.order <= (knownAt ?? event.order)) apply(balances, event, 1n);
  }
  return balances;
}
