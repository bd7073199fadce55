import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Appearance, appearanceOptions, configuredAppearance } from '@statbook/contract/appearance';
import { describe, expect, it } from 'vitest';
import { toPageAttributes } from './page-attributes.ts';
import { blend, type Colour, colourReader, contrastOf, readRules } from './style-cascade.fixture.ts';

const readSheet = (name: string) => readFileSync(join(import.meta.dirname, '../../kit/styles', name), 'utf8');
const sheets = ['palette.css', 'tokens.css', 'theme.css'].map(readSheet);
const rules = sheets.flatMap(readRules).toSorted((a, b) => rankOf(a) - rankOf(b));
type Read = (name: string) => Colour;

/** How strongly an image is drawn over the menu (`side-menu.module.css`). */
const imageShare = 0.08;

/** The lines of the image over a colour of the menu. */
const drawnOver = (read: Read, back: string) => blend(read('--nav-fg'), read(back), imageShare);

/** The choices that change colours, by where they meet. */
const parts = {
  page: ['layoutType', 'brandColour'],
  header: ['layoutType', 'brandColour', 'headerColour', 'lightBlueHeader'],
  menu: ['layoutType', 'menuColour', 'activeColour', 'menuTitleColour', 'navbarImage'],
  icons: ['layoutType', 'menuColour', 'navbarImage', 'colouredIcons'],
} as const;

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

/** In degrees of the circle of hues. */
function hueOf([red, green, blue]: Colour): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least || 1;
  if (most === red) return (((green - blue) / span) * 60 + 360) % 360;
  return most === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240;
}

function apartInHue(one: Colour, other: Colour): number {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(apart, 360 - apart);
}

const on = (back: string, least: number, ...fores: readonly string[]): readonly Pair[] =>
  fores.map((fore) => [fore, back, least]);

describe('every combination of choices keeps AA contrast', () => {
  it('on the page, whatever the brand', () => {
    const { faint, seen } = findFaint(parts.page, [
      ...on('--canvas', text, '--ink', '--muted', '--accent', '--accent-hover', '--danger'),
      ...on('--surface', text, '--ink', '--muted', '--accent', '--accent-hover', '--danger'),
      ...on('--sunken', text, '--ink', '--muted', '--accent'),
      ...on('--accent-tint', text, '--ink', '--muted', '--accent', '--accent-hover'),
      // Dates that are near or past, on a row as it stands, pointed at and selected.
      ...['--canvas', '--surface', '--sunken', '--accent-tint'].flatMap((back) =>
        on(back, text, '--warn-fg', '--bad-fg'),
      ),
      ...on('--accent', text, '--on-accent'),
      ...on('--accent-hover', text, '--on-accent'),
      ...on('--surface', shape, '--line-strong'),
      ...['ok', 'warn', 'bad', 'info', 'neu'].map((tone) => [`--${tone}-fg`, `--${tone}-bg`, text] as const),
    ]);
    expect(faint).toEqual([]);
    expect(seen).toBeGreaterThan(1000);
  });

  it('in the header, whatever its colour and the brand', () => {
    const { faint } = findFaint(parts.header, [
      ...on('--header-bg', text, '--header-fg', '--header-muted', '--header-accent'),
      ...on('--header-active', text, '--header-fg', '--header-accent'),
    ]);
    expect(faint).toEqual([]);
  });

  it('in the menu, whatever its colour, image, titles, icons and mark of the page that is open', () => {
    const pairs = on('--nav-bg', text, '--nav-fg', '--nav-muted', '--nav-title');
    expect(findFaint(parts.menu, pairs).faint).toEqual([]);
    expect(findFaint(parts.menu, pairs, drawnOver).faint, 'over the lines of an image').toEqual([]);
    const { faint } = findFaint(parts.menu, [
      ...on('--nav-active', text, '--nav-fg'),
      ...on('--nav-current-bg', text, '--nav-current-fg'),
    ]);
    expect(faint).toEqual([]);
  });

  it('of coloured icons in the menu, and over the lines of an image', () => {
    const icons = ['--nav-icon-1', '--nav-icon-2', '--nav-icon-3', '--nav-icon-4'];
    const faint: string[] = [];
    for (const [words, read] of combinations(parts.icons)) {
      if (!words.includes('colouredIcons true')) continue;
      const backs = [read('--nav-bg'), read('--nav-active'), drawnOver(read, '--nav-bg')];
      for (const icon of icons)
        if (backs.some((back) => contrastOf(read(icon), back) < shape)) faint.push(`${words}: ${icon}`);
    }
    expect(faint).toEqual([]);
  });

  it('and no brand is taken for what is wrong', () => {
    const alike = [...combinations(parts.page)]
      .filter(([, read]) => apartInHue(read('--accent'), read('--bad-fg')) < 20)
      .map(([words]) => words);
    expect(alike).toEqual([]);
  });

  it('and what is left out of them changes no colour', () => {
    const combined: readonly string[] = Object.values(parts).flat();
    // The options have exactly the keys of an appearance.
    const names = Object.keys(appearanceOptions) as (keyof Appearance)[];
    const others = names.filter((name) => !combined.includes(name));
    const tokens = [
      '--canvas',
      '--surface',
      '--ink',
      '--accent',
      '--header-bg',
      '--header-fg',
      '--nav-bg',
    ].concat([
      '--nav-fg',
      '--nav-muted',
      '--nav-title',
      '--nav-active',
      '--nav-current-bg',
      '--nav-current-fg',
    ]);
    const coloursOf = (appearance: Appearance) => {
      const read = colourReader(rules, toPageAttributes(appearance, { darkPreferred: false }));
      return tokens.map(read);
    };
    for (const name of others)
      for (const choice of appearanceOptions[name])
        expect(coloursOf({ ...configuredAppearance, [name]: choice }), `${name} ${choice}`).toEqual(
          coloursOf(configuredAppearance),
        );
    expect(others).toEqual([
      'layout',
      'rtl',
      'fixedMenu',
      'fixedHeader',
      'boxLayout',
      'dropdownIcon',
      'listIcon',
      'menuTitleHidden',
    ]);
  });
});
