import type { CivilDate } from '../../../dates/civil-date.ts';
import { addDecimals, type ShareCount, shareCount, subtractDecimals } from '../../../money/exact-decimal.ts';
import { isInIssue } from '../../ledger/ledger-account.ts';
import { type AsAt, compareEvents, type ShareEvent } from '../../ledger/event.ts';
import { type BalanceKey, balanceKey } from '../../ledger/posting.ts';

/** Shares in issue by balance, in millionths; balances of zero are left out. */
export type IssuedBalances = Map<BalanceKey, ShareCount>;

/** All balances in issue at the end of a day. */
interface Checkpoint {
  readonly on: CivilDate;
  readonly balances: IssuedBalances;
}

const NONE = shareCount('0');

/** The most events between two checkpoints. */
const MOST_BETWEEN_CHECKPOINTS = 1_000;

/**
 * The events by effective date, with checkpoints of all balances in between, so that a day is computed from the checkpoint
 * before it. A late event updates the checkpoints after it.
 */
export class EventTimeline {
  readonly #events: ShareEvent[] = [];
  readonly #checkpoints: Checkpoint[] = [];
  readonly #posted: ShareEvent[] = [];

  /** Adds the event posted last. */
  add(event: ShareEvent): void {
    this.#posted.push(event);
    this.#events.splice(this.#firstAfter(event.effectiveOn), 0, event);
    for (const { on, balances } of this.#checkpoints) {
      if (on >= event.effectiveOn) apply(balances, event, 1n);
    }
    this.#addCheckpointBefore(event.effectiveOn);
  }

  /** The balances in issue at the end of a day. */
  balancesAt({ on, knownAt }: AsAt): IssuedBalances {
    const checkpoint = this.#checkpoints.findLast((each) => each.on <= on);
    const balances: IssuedBalances = new Map(checkpoint?.balances);
    const first = checkpoint ? this.#firstAfter(checkpoint.on) : 0;
    const end = this.#firstAfter(on);
    for (let index = first; index < end; index += 1) apply(balances, this.#events[index], 1n);
    if (knownAt === undefined) return balances;
    // Events posted later are undone, because they are few compared with those known.
    for (let index = this.#posted.length - 1; index >= 0; index -= 1) {
      const event = this.#posted[index];
      if (!event || event.order <= knownAt) break;
      if (event.effectiveOn <= on) apply(balances, event, -1n);
    }
    return balances;
  }

  /** The events by effective date, then order. */
  inOrder(): readonly ShareEvent[] {
    return this.#events;
  }

  #addCheckpointBefore(day: CivilDate): void {
    const next = this.#checkpoints.findIndex(({ on }) => on >= day);
    const place = next === -1 ? this.#checkpoints.length : next;
    const [before, after] = [this.#checkpoints[place - 1], this.#checkpoints[place]];
    const first = before ? this.#firstAfter(before.on) : 0;
    const end = after ? this.#firstAfter(after.on) : this.#events.length;
    if (end - first < MOST_BETWEEN_CHECKPOINTS) return;
    // New events mostly come last: there the checkpoint is put at the end.
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
    const balance = (sign === 1n ? addDecimals : subtractDecimals)(balances.get(key) ?? NONE, shares);
    if (balance === 0n) balances.delete(key);
    else balances.set(key, balance);
  }
}

/** The balances summed from the events alone, as a proof of every other way to compute them. */
export function replayBalances(events: readonly ShareEvent[], { on, knownAt }: AsAt): IssuedBalances {
  const balances: IssuedBalances = new Map();
  for (const event of [...events].sort(compareEvents)) {
    if (event.effectiveOn <= on && event.order <= (knownAt ?? event.order)) apply(balances, event, 1n);
  }
  return balances;
}
