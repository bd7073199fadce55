/** Random choices that a seed fixes (mulberry32), so that a register can be made again. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.roll() < probability;
  }

  /** A whole number of `from` to `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.roll() * (to - from + 1));
  }

  /**
   * One of a list, each as likely as the next.
   * @throws RangeError for an empty list.
   */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.roll() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** One of a list in which the first are the most frequent, as names are: the first about 2 % of 300, or 4 % of 100. */
  pickName(names: readonly string[]): string {
    const flat = 8 + names.length / 20;
    const place = flat * ((names.length + flat) / flat) ** this.roll() - flat;
    return names[Math.floor(place)] ?? this.pick(names);
  }
}
