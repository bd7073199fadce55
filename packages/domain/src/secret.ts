const HIDDEN = '[hidden]';

/**
 * A text that must not be seen: authentication codes, personal codes, presenter codes, tokens. Printed, logged, inspected
 * or written as JSON it is "[hidden]"; only `reveal` gives it away.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text itself, for the one place that needs it. */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  /** What Node's inspection prints, which reads private fields too. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return HIDDEN;
  }
}

/** All but the last few characters as dots: "•••••••4EF5". */
export function maskText(text: string, shown: number): string {
  const visible = text.length > shown ? text.slice(-shown) : '';
  return visible.padStart(text.length, '•');
}
