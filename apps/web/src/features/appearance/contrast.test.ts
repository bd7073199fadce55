import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Appearance, appearanceOptions, configuredAppearance } from '@statbook/contract/appearance';
import { describe, expect, it } from 'vitest';
import { toPageAttributes } from './page-attributes.ts';
import { blend, type Colour, colourReader, contrastOf, readRules } from './style-cascade.fixture.ts';

const readSheet = (name: string) => readFileSync(join(import.meta.dirname, '../../kit', name), 'utf8');
const sheets = ['palette.css', 'tokens.css', 'theme.css'].map(readSheet);
const rules = sheets.flatMap(readRules).toSorted((a, b) => rankOf(a) - rankOf(b));
type Read = (name: string) => Colour;

/** How strongly an image is drawn over the menu (`side-menu.module.css`). */
const imageShare = 0.08;

/** AA: text, and what is no text but must be seen. */
const [text, shape] = [4.5, 3];

function rankOf({ needs }: (typeof rules)[number]): number {
  return Math.max(needs.length, 1);
}

/** Every combination of the named parts, on a device that prefers light and on one that prefers dark. */
function* combinations(names: readonly (keyof Appearance)[]): Generator<[string, Read]> {
  let all: Appearance[] = [configuredAppearance];
  for (const name of names)
    all = all.flatMap((one) => appearanceOptions[name].map((choice) => ({ ...one, [name]: choice })));
  for (const appearance of all)
    for (const darkPreferred of [false, true]) {
      const words = names.map((name) => `${name} ${appearance[name]}`).join(', ');
      const attributes = toPageAttributes(appearance, { darkPreferred });
      yield [`${words}${darkPreferred ? ', device dark' : ''}`, colourReader(rules, attributes)];
    }
}

type Pair = readonly [fore: string, back: string, least: number];

/** The pairs that are too close to each other in any combination. */
function findFaint(
  names: readonly (keyof Appearance)[],
  pairs: readonly Pair[],
  under?: (read: Read, back: string) => Colour,
) {
  const faint = new Set<string>();
  let seen = 0;
  for (const [words, read] of combinations(names))
    for (const [fore, back, least] of pairs) {
      seen += 1;
      const contrast = contrastOf(read(fore), under?.(read, back) ?? read(back));
      if (contrast < least) faint.add(`${words}: ${fore} on ${back} is ${contrast.toFixed(2)}`);
    }
  // Enough to see what is wrong.
  return { faint: [...faint].slice(0, 12), seen };
}

const on = (back: string, least: number, ...fores: readonly string[]): readonly Pair[] =>
  fores.map((fore) => [fore, back, least]);

describe('every combination of choices keeps AA contrast', () => {
  it('on the page, whatever the brand', () => {
    const { faint, seen } = findFaint(
      ['LayoutType', 'BrandColour'],
      [
        ...on('--canvas', text, '--ink', '--muted', '--accent', '--accent-hover', '--danger'),
        ...on('--surface', text, '--ink', '--muted', '--accent', '--accent-hover', '--danger'),
        ...on('--sunken', text, '--ink', '--muted', '--accent'),
        ...on('--accent-tint', text, '--ink', '--accent', '--accent-hover'),
        ...on('--accent', text, '--on-accent'),
        ...on('--accent-hover', text, '--on-accent'),
        ...on('--surface', shape, '--line-strong'),
        ...['ok', 'warn', 'bad', 'info', 'neu'].map(
          (tone) => [`--${tone}-fg`, `--${tone}-bg`, text] as const,
        ),
      ],
    );
    expect(faint).toEqual([]);
    expect(seen).toBeGreaterThan(1000);
  });

  it('in the header, whatever its colour and the brand', () => {
    const { faint } = findFaint(
      ['LayoutType', 'BrandColour', 'HeaderColour', 'LightBlueHeader'],
      [
        ...on('--header-bg', text, '--header-fg', '--header-muted', '--header-accent'),
        ...on('--header-active', text, '--header-fg', '--header-accent'),
      ],
    );
    expect(faint).toEqual([]);
  });

  it('in the menu, whatever its colour, image, titles, icons and mark of the page that is open', () => {
    const names = ['LayoutType', 'MenuColour', 'ActiveColour', 'MenuTitleColour', 'NavbarImage'] as const;
    const drawn = (read: Read, back: string) => blend(read('--nav-fg'), read(back), imageShare);
    const pairs = on('--nav-bg', text, '--nav-fg', '--nav-muted', '--nav-title');
    expect(findFaint(names, pairs).faint).toEqual([]);
    expect(findFaint(names, pairs, drawn).faint, 'over the lines of an image').toEqual([]);
    const { faint } = findFaint(names, [
      ...on('--nav-active', text, '--nav-fg'),
      ...on('--nav-current-bg', text, '--nav-current-fg'),
    ]);
    expect(faint).toEqual([]);
  }, 30_000);

  it('of coloured icons in the menu', () => {
    const icons = ['--nav-icon-1', '--nav-icon-2', '--nav-icon-3', '--nav-icon-4'];
    const faint: string[] = [];
    for (const LayoutType of appearanceOptions.LayoutType)
      for (const MenuColour of appearanceOptions.MenuColour) {
        const appearance = { ...configuredAppearance, LayoutType, MenuColour, ColouredIcons: true };
        const read = colourReader(rules, toPageAttributes(appearance, { darkPreferred: true }));
        for (const icon of icons)
          for (const back of ['--nav-bg', '--nav-active'])
            if (contrastOf(read(icon), read(back)) < shape) faint.push(`${MenuColour}: ${icon} on ${back}`);
      }
    expect(faint).toEqual([]);
  });
});
