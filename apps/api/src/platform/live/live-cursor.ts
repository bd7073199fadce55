/**
 * Where a stream of live events stands. Events are numbered before their transactions end, so one with a lower number
 * can appear after one with a higher: a stream also remembers which of the latest it has heard, and asks for the rest.
 */
export class LiveCursor {
  /** The highest number heard. */
  last: number;
  /** The latest heard, and when. */
  readonly #heard: Map<number, number>;
  readonly #retentionMs: number;

  /** Whether all is told that happened before the stream began and was not heard. */
  readonly isWhole: boolean;

  constructor(
    last: number,
    heard: readonly number[],
    { lateSeconds, isWhole }: { lateSeconds: number; isWhole: boolean },
  ) {
    this.last = last;
    this.isWhole = isWhole;
    this.#heard = new Map(heard.map((id) => [id, performance.now()]));
    this.#retentionMs = lateSeconds * 1000;
  }

  /** What was heard of late; older ones no longer appear. */
  heardLately(): number[] {
    const oldest = performance.now() - this.#retentionMs;
    for (const [id, heardAt] of this.#heard) if (heardAt < oldest) this.#heard.delete(id);
    return [...this.#heard.keys()];
  }

  hear(ids: readonly number[]): void {
    for (const id of ids) {
      this.#heard.set(id, performance.now());
      this.last = Math.max(this.last, id);
    }
  }
}
