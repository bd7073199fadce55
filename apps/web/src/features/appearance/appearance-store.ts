import { type Appearance, configuredAppearance } from '@statbook/contract/appearance';
import { readCopy, writeCopy } from './cached-copy.ts';
import { toPageAttributes, writeAttributes } from './page-attributes.ts';
import { appearanceOf, findPreset, type PresetName, startsCollapsed } from './presets/presets.ts';

/** A layout that is looked at; the person's own stays what it is. */
export interface Preview {
  readonly preset: PresetName;
  readonly appearance: Appearance;
}

export interface AppearanceState {
  /** The person's own. */
  readonly kept: Appearance;
  readonly preview?: Preview | undefined;
}

/** The page that shows it, and what stands around it. */
export interface Page {
  readonly root: HTMLElement;
  readonly path: string;
  readonly darkPreferred: () => boolean;
  readonly read: () => Appearance;
  readonly write: (appearance: Appearance) => void;
  /** Says that the root has other attributes now. */
  readonly announce: () => void;
}

/** The menu is let go, or held, a moment after the choice (specification, section 9). */
export const menuFixedDelay = 100;

/** How the product looks in this browser: the person's own choice, and over it a layout that is only looked at. */
export class AppearanceStore {
  #state: AppearanceState;
  #unsaved = false;
  #holding: ReturnType<typeof setTimeout> | undefined;
  readonly #page: Page;
  readonly #listeners = new Set<() => void>();

  constructor(page: Page) {
    this.#page = page;
    const preset = findPreset(page.path);
    this.#state = { kept: page.read(), preview: preset && { preset, appearance: appearanceOf(preset) } };
  }

  readonly read = (): AppearanceState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over what the server or another tab has kept, unless something else was chosen here that is still to be saved. */
  readonly adopt = (kept: Appearance | undefined): void => {
    if (this.#unsaved) return;
    this.#keep(kept ?? { ...configuredAppearance });
  };

  /** What was chosen here is kept: from now on other devices count again. */
  readonly settle = (): void => {
    this.#unsaved = false;
  };

  /** Changes the layout that is looked at, otherwise the person's own. Says what is to be kept, if anything. */
  readonly choose = (change: Partial<Appearance>): Appearance | undefined => {
    const { kept, preview } = this.#state;
    if (preview) {
      this.#set({ kept, preview: { ...preview, appearance: { ...preview.appearance, ...change } } });
      return undefined;
    }
    this.#unsaved = true;
    return this.#keep({ ...kept, ...change });
  };

  readonly preview = (preset: PresetName): void => {
    if (this.#state.preview?.preset === preset) return;
    this.#set({ ...this.#state, preview: { preset, appearance: appearanceOf(preset) } });
  };

  readonly leavePreview = (): void => this.#set({ kept: this.#state.kept });

  /** Makes the layout that is looked at the person's own. */
  readonly keepPreview = (): Appearance => {
    this.#unsaved = true;
    const { kept, preview } = this.#state;
    this.#state = { kept };
    return this.#keep(preview?.appearance ?? kept);
  };

  /** Writes the page anew: the device may prefer something else now. */
  readonly show = (): void => {
    const { root, darkPreferred, announce } = this.#page;
    const { kept, preview } = this.#state;
    const attributes = toPageAttributes(preview?.appearance ?? kept, {
      darkPreferred: darkPreferred(),
      startsCollapsed: startsCollapsed(preview?.preset),
    });
    const { 'data-menu-scrolls': scrolls, ...others } = attributes;
    writeAttributes(root, others);
    announce();
    clearTimeout(this.#holding);
    if ((scrolls !== undefined) === root.hasAttribute('data-menu-scrolls')) return;
    this.#holding = setTimeout(() => writeAttributes(root, { 'data-menu-scrolls': scrolls }), menuFixedDelay);
  };

  #keep(kept: Appearance): Appearance {
    this.#page.write(kept);
    this.#set({ ...this.#state, kept });
    return kept;
  }

  #set(state: AppearanceState): void {
    this.#state = state;
    this.show();
    for (const listener of this.#listeners) listener();
  }
}

/** Heard by those parts of the frame that are built otherwise, not only painted otherwise. */
const appearanceEvent = 'statbook:appearance';

const dark = matchMedia('(prefers-color-scheme: dark)');

export const appearanceStore = new AppearanceStore({
  root: document.documentElement,
  path: location.pathname,
  darkPreferred: () => dark.matches,
  read: () => readCopy(),
  write: (appearance) => writeCopy(appearance),
  announce: () => document.dispatchEvent(new Event(appearanceEvent)),
});
dark.addEventListener('change', appearanceStore.show);
