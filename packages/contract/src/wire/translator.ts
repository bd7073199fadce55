import { type Spelling, spellings } from './spelling.ts';

export type { Spelling, WireSpelling } from './spelling.ts';

/** Begins what stands for a name of the wire that is none of ours: it must not be taken for one of ours. */
const FOREIGN = '?';

/** Callers choose the names that they send: no more than these are kept. */
const mostCached = 2000;

/** Translates the names of one part of a call between ours and the wire's. */
export class Translator {
  readonly #spelled: ReadonlyMap<string, string>;
  readonly #asWritten: boolean;
  readonly #opaque: ReadonlySet<string>;
  readonly #values: ReadonlySet<string>;
  readonly #wireNames = new Map<string, string>();
  readonly #ourNames = new Map<string, string>();

  constructor({ names = {}, asWritten, opaque = [], values = [] }: Spelling = {}) {
    this.#spelled = new Map(Object.entries(asWritten === true ? names : { ...spellings, ...names }));
    this.#asWritten = asWritten === true;
    this.#opaque = new Set(opaque);
    this.#values = new Set(values);
    for (const [name, wireName] of this.#spelled) this.#ourNames.set(wireName, name);
  }

  /** How the wire spells a name of ours. */
  wireName(name: string): string {
    let wireName = this.#wireNames.get(name);
    if (wireName === undefined) {
      wireName = this.#spell(name);
      if (this.#wireNames.size < mostCached) this.#wireNames.set(name, wireName);
    }
    return wireName;
  }

  /** Our name for one of the wire. A name that the wire does not have matches none of ours. */
  ourName(wireName: string): string {
    let name = this.#ourNames.get(wireName);
    if (name === undefined) {
      const likely = this.#asWritten ? wireName : wireName.charAt(0).toLowerCase() + wireName.slice(1);
      name = this.#spell(likely) === wireName && likely !== '__proto__' ? likely : FOREIGN + wireName;
      if (this.#ourNames.size < mostCached) this.#ourNames.set(wireName, name);
    }
    return name;
  }

  #spell(name: string): string {
    if (name.startsWith(FOREIGN)) return name.slice(FOREIGN.length);
    const spelled = this.#spelled.get(name);
    return spelled ?? (this.#asWritten ? name : name.charAt(0).toUpperCase() + name.slice(1));
  }

  /** A value with the names of the wire, at every depth. */
  toWire(value: unknown): unknown {
    return this.#translate(value, 'wire');
  }

  /** A value of the wire with our names, at every depth. */
  toOurs(value: unknown): unknown {
    return this.#translate(value, 'ours');
  }

  // Long lists pass through here, in the browser too: one look at each member, and no arrays on the way.
  #translate(value: unknown, into: 'wire' | 'ours'): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.#translate(item, into));
    const translated: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const member: unknown = value[key as keyof typeof value];
      const renamed = into === 'wire' ? this.wireName(key) : this.ourName(key);
      translated[renamed] = this.#translateMember(into === 'wire' ? key : renamed, member, into);
    }
    return translated;
  }

  #translateMember(name: string, member: unknown, into: 'wire' | 'ours'): unknown {
    if (this.#values.size > 0 && this.#values.has(name)) return this.#translateNames(member, into);
    const isPlain = typeof member !== 'object' || member === null || this.#opaque.has(name);
    return isPlain ? member : this.#translate(member, into);
  }

  #translateNames(value: unknown, into: 'wire' | 'ours'): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#translateNames(item, into));
    if (typeof value !== 'string') return value;
    const translate = (path: string) => (into === 'wire' ? this.wirePath(path) : this.ourPath(path));
    return value.split(',').map(translate).join(',');
  }

  /** The path of a field, such as `holdings.0.shares`, as the wire spells it. */
  wirePath(path: string): string {
    return translatePath(path, (name) => this.wireName(name));
  }

  /** The path of a field as we name it. */
  ourPath(path: string): string {
    return translatePath(path, (name) => this.ourName(name));
  }

  /** Whether the keys of a member are data. */
  isOpaque(name: string): boolean {
    return this.#opaque.has(name);
  }

  /** The value of a member on the wire, where its values are names. */
  wireValue(name: string, value: unknown): unknown {
    return this.#values.has(name) ? this.#translateNames(value, 'wire') : value;
  }
}

/** What stands behind these in a path is a key of data, such as the id of a director. */
const keyedByData: ReadonlySet<string> = new Set(['identity', 'Identity']);

function translatePath(path: string, translate: (name: string) => string): string {
  return path
    .split('.')
    .map((part, place, parts) => (keyedByData.has(parts[place - 1] ?? '') ? part : translate(part)))
    .join('.');
}

const ordinary = new Translator();
const others = new WeakMap<Spelling, Translator>();

/** The translator of a part that is spelled so. */
export function translatorOf(spelling: Spelling | undefined): Translator {
  if (spelling === undefined) return ordinary;
  const known = others.get(spelling);
  if (known !== undefined) return known;
  const made = new Translator(spelling);
  others.set(spelling, made);
  return made;
}
