import { configuredAppearance, readAppearance } from '@statbook/contract/appearance';
import { describe, expect, it } from 'vitest';
import { copyKey, readCopy, writeCopy } from './cached-copy.ts';
import { toPageAttributes, writeAttributes } from './page-attributes.ts';
import { appearanceOf, findPreset, type PresetName, presets, startsCollapsed } from './presets/presets.ts';

const given = (change: object, darkPreferred = false) => {
  const attributes = toPageAttributes(readAppearance({ ...configuredAppearance, ...change }), {
    darkPreferred,
  });
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
};

describe('the root of the page', () => {
  it('says nothing of what is as configured', () => {
    expect(given({})).toEqual({ dir: 'ltr' });
  });

  it.each([
    ['system', false, undefined],
    ['system', true, 'dark'],
    ['menu-dark', true, undefined],
    ['menu-light', true, undefined],
    ['dark', false, 'dark'],
  ])('of layout type %s on a device that prefers dark (%s) is %s', (layoutType, darkPreferred, scheme) => {
    expect(given({ layoutType }, darkPreferred)['data-scheme']).toBe(scheme);
  });

  it('has a light menu where that was chosen, or where its colour is light', () => {
    expect(given({ layoutType: 'menu-light' })).toMatchObject({
      'data-menu': 'light',
      'data-menu-tone': 'light',
    });
    expect(given({ layoutType: 'menu-light', menuColour: 'red' })['data-menu-tone']).toBeUndefined();
    expect(given({ menuColour: 'lightblue' })['data-menu-tone']).toBe('light');
  });

  it('has the light blue header of layout 6 whatever else is chosen', () => {
    expect(given({ lightBlueHeader: true, headerColour: 'red', layoutType: 'dark' })['data-header']).toBe(
      'layout-6',
    );
  });

  it('loses what is chosen no more', () => {
    const root = document.createElement('div');
    writeAttributes(
      root,
      toPageAttributes(readAppearance({ rtl: true, boxLayout: true }), { darkPreferred: true }),
    );
    expect(root.dir).toBe('rtl');
    expect(root.hasAttribute('data-box')).toBe(true);
    writeAttributes(root, toPageAttributes(configuredAppearance, { darkPreferred: false }));
    expect(root.getAttributeNames()).toEqual(['dir']);
  });
});

describe('the copy in the browser', () => {
  const storage = (items: Record<string, string> = {}) => ({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
  });

  it('comes back as it was kept', () => {
    const items = {};
    const chosen = readAppearance({ brandColour: 'purple', listIcon: 4 });
    writeCopy(chosen, () => storage(items));
    expect(readCopy(() => storage(items))).toEqual(chosen);
  });

  it.each(['{', '"dark"', '[]', '{"brandColour":"<script>"}'])(
    'is as configured when it holds %s',
    (text) => {
      expect(readCopy(() => storage({ [copyKey]: text }))).toEqual(configuredAppearance);
    },
  );

  it('is done without where the browser denies storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    writeCopy(configuredAppearance, denied);
    expect(readCopy(denied)).toEqual(configuredAppearance);
  });
});

// The keys of the table are exactly the names.
const names = Object.keys(presets) as PresetName[];

describe('the layouts', () => {
  it('are the nineteen of the specification', () => {
    const slugs =
      'static, fixed, nav-fixed, collapse-menu, horizontal, box, rtl, light, dark, icon-color, layout-2, layout-2-2, layout-3, layout-4, layout-4-2, layout-5h, nav-color, layout-6, layout-8';
    expect(names).toEqual(slugs.split(', '));
  });

  it('start with a narrow menu in two cases', () => {
    expect(names.filter(startsCollapsed)).toEqual(['collapse-menu', 'box']);
  });

  it('are found by their address, however it is spelled', () => {
    expect(findPreset('/Layout/RTL/')).toBe('rtl');
    expect(findPreset('/layout/components')).toBeUndefined();
    expect(findPreset('/layout/constructor')).toBeUndefined();
    expect(findPreset('/company')).toBeUndefined();
  });

  it.each(names)('%s can be kept: it is an appearance like any other', (name) => {
    expect(readAppearance(appearanceOf(name))).toEqual(appearanceOf(name));
  });

  it('differ from one another, but that the configured one is fixed and may start narrow', () => {
    const looks = names.map((name) => JSON.stringify([appearanceOf(name), startsCollapsed(name)]));
    expect(new Set(looks).size).toBe(looks.length);
  });
});
