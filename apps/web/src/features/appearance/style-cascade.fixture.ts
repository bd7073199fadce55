import type { PageAttributes } from './page-attributes.ts';

interface Rule {
  /** Attributes that the root must have: name and value, or the name alone. */
  readonly needs: readonly (readonly [name: string, value: string | undefined])[];
  readonly sets: readonly (readonly [property: string, value: string])[];
}

/** The custom properties that style sheets set on the page's root, by its attributes, in the order of the cascade. */
export function readRules(css: string): readonly Rule[] {
  const flat = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@(?:media|import)[^{;]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, '');
  const rules = [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    needs: [...selector.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)].map(
      ([, name = '', value]) => [name, value] as const,
    ),
    sets: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));
  // A rule that asks for more stands above one that asks for less.
  return rules.toSorted((a, b) => Math.max(a.needs.length, 1) - Math.max(b.needs.length, 1));
}

export type Colour = readonly [red: number, green: number, blue: number];

/** Reads colours off a root with these attributes. */
export function colourReader(rules: readonly Rule[], attributes: PageAttributes) {
  const set = new Map<string, string>();
  for (const { needs, sets } of rules) {
    const applies = needs.every(([name, value]) =>
      value === undefined ? attributes[name] !== undefined : attributes[name] === value,
    );
    if (applies) for (const [name, value] of sets) set.set(name, value);
  }
  const read = (name: string): Colour => {
    const value = set.get(name);
    if (value === undefined) throw new Error(`No rule sets ${name}`);
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return other === undefined ? toColour(value) : read(other);
  };
  return read;
}

function toColour(hex: string): Colour {
  const parts = /^#(..)(..)(..)$/
    .exec(hex)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));
  const [red, green, blue] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${hex} is no colour`);
  return [red, green, blue];
}

/** A colour laid thinly over another. */
export const blend = (over: Colour, under: Colour, share: number): Colour => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
];

/** The contrast of two colours (WCAG 2, from 1 to 21). */
export function contrastOf(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
