import type { CivilDate } from '../../../dates/civil-date.ts';
import { addDecimals, type ShareCount, shareCount } from '../../../money/exact-decimal.ts';
import { compareEvents, type EventPlace, type ShareEvent } from '../../ledger/event.ts';

/** A posting to one balance, with the balance after it. */
interface RunningEntry {
  readonly event: ShareEvent;
  readonly shares: ShareCount;
  total: ShareCount;
}

const NONE = shareCount('0');

/** One balance by date. Each posting has the total after it, so that a day is found by search, not summed. */
export class RunningBalance {
  readonly #entries: RunningEntry[] = [];

  /** Inserts a posting and updates the totals after it. */
  add(event: ShareEvent, shares: ShareCount): void {
    const place = this.#firstAfter(event);
    this.#entries.splice(place, 0, { event, shares, total: NONE });
    for (let index = place; index < this.#entries.length; index += 1) {
      const entry = this.#entries[index];
      if (entry) entry.total = addDecimals(this.#entries[index - 1]?.total ?? NONE, entry.shares);
    }
  }

  /** The balance at the end of a day. */
  at(day: CivilDate): ShareCount {
    const last = this.#firstAfter({ effectiveOn: day, order: Number.MAX_SAFE_INTEGER }) - 1;
    return this.#entries[last]?.total ?? NONE;
  }

  /** The balance at the end of the day before, and the postings from that day on. */
  from(day: CivilDate): { readonly before: ShareCount; readonly postings: readonly RunningEntry[] } {
    const first = this.#firstAfter({ effectiveOn: day, order: Number.NEGATIVE_INFINITY });
    return { before: this.#entries[first - 1]?.total ?? NONE, postings: this.#entries.slice(first) };
  }

  #firstAfter(place: EventPlace): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = this.#entries[middle];
      if (entry && compareEvents(entry.event, place) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
