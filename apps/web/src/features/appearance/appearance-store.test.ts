import { type Appearance, configuredAppearance } from '@statbook/contract/appearance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// The store of the page itself asks the device what it prefers, as soon as it is there.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { AppearanceStore, menuFixedDelay } = await import('./appearance-store.ts');

/** A page at a path, whose browser has kept something. */
function pageAt(path: string, kept: Partial<Appearance> = {}) {
  const root = document.createElement('div');
  const written: Appearance[] = [];
  let dark = false;
  const store = new AppearanceStore({
    root,
    path,
    darkPreferred: () => dark,
    read: () => ({ ...configuredAppearance, ...kept }),
    write: (appearance) => written.push(appearance),
    announce: () => undefined,
  });
  const preferDark = () => {
    dark = true;
    store.show();
  };
  return { store, root, written, preferDark };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the look of the product in a browser', () => {
  it('changes at once with a choice, which is kept', () => {
    const { store, root, written } = pageAt('/company');
    const kept = store.choose({ menuColour: 'red' });
    expect(root.dataset['menu']).toBe('red');
    expect(kept?.menuColour).toBe('red');
    expect(written).toEqual([kept]);
  });

  it('lets the menu go a tenth of a second after that was chosen', () => {
    const { store, root } = pageAt('/company');
    store.choose({ fixedMenu: false });
    vi.advanceTimersByTime(menuFixedDelay - 1);
    expect(root.hasAttribute('data-menu-scrolls')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(root.hasAttribute('data-menu-scrolls')).toBe(true);
    expect(menuFixedDelay).toBe(100);
  });

  it('takes over what was kept on another device, and the configured look where nothing was', () => {
    const { store, root } = pageAt('/company', { menuColour: 'red' });
    store.adopt({ ...configuredAppearance, menuColour: 'blue' });
    expect(root.dataset['menu']).toBe('blue');
    store.adopt(undefined);
    expect(store.read().kept).toEqual(configuredAppearance);
  });

  it('stays as it was chosen here when the word of the server comes late', () => {
    const { store } = pageAt('/company');
    store.choose({ menuColour: 'red' });
    store.adopt({ ...configuredAppearance, menuColour: 'blue' });
    expect(store.read().kept.menuColour).toBe('red');
  });

  it('follows other devices again once what was chosen here is saved', () => {
    const { store } = pageAt('/company');
    store.choose({ menuColour: 'red' });
    store.settle();
    store.adopt({ ...configuredAppearance });
    expect(store.read().kept).toEqual(configuredAppearance);
  });

  it('follows the device until a person chooses', () => {
    const { store, root, preferDark } = pageAt('/company');
    preferDark();
    expect(root.dataset['scheme']).toBe('dark');
    store.choose({ layoutType: 'menu-light' });
    expect(root.dataset['scheme']).toBeUndefined();
  });
});

describe('a layout that is looked at', () => {
  it('stands over the own look, which stays what it is', () => {
    const { store, root, written } = pageAt('/layout/rtl', { menuColour: 'red' });
    store.show();
    expect(root.dir).toBe('rtl');
    expect(root.dataset['menu']).toBeUndefined();
    expect(store.choose({ brandColour: 'purple' })).toBeUndefined();
    expect(root.dataset['brand']).toBe('purple');
    expect(written).toEqual([]);
    store.leavePreview();
    expect([root.dir, root.dataset['menu'], root.dataset['brand']]).toEqual(['ltr', 'red', undefined]);
  });

  it('becomes the own look when it is kept, with what was changed in it', () => {
    const { store, written } = pageAt('/layout/box');
    store.choose({ brandColour: 'purple' });
    const kept = store.keepPreview();
    expect(kept).toEqual({ ...configuredAppearance, boxLayout: true, brandColour: 'purple' });
    expect(store.read()).toEqual({ kept });
    expect(written).toEqual([kept]);
  });

  it('gives way to the next one', () => {
    const { store, root } = pageAt('/layout/box');
    store.preview('horizontal');
    expect(root.dataset['layout']).toBe('horizontal');
    expect(root.hasAttribute('data-box')).toBe(false);
    expect(root.hasAttribute('data-starts-collapsed')).toBe(false);
  });
});
