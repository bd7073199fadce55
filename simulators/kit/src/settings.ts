import { z } from 'zod';
import type { Store } from './store.ts';

export type SettingsChange<T> = { ok: true; settings: T } | { ok: false; unknown: string[] };

/** Settings that the admin API can change while a simulator runs; what was changed outlives a restart. */
export class Settings<Shape extends z.ZodRawShape> {
  readonly #store: Store;
  readonly #kind: string;
  readonly #changes: z.ZodObject;
  readonly #initial: z.output<z.ZodObject<Shape>>;

  constructor(store: Store, kind: string, parts: SettingsParts<Shape>) {
    this.#store = store;
    this.#kind = kind;
    this.#changes = parts.schema.partial().strict();
    this.#initial = parts.initial;
  }

  read(): z.output<z.ZodObject<Shape>> {
    return { ...this.#initial, ...this.#changed() };
  }

  /** Changes nothing when a name is not one of the schema, or a value not one of its. */
  change(wanted: unknown): SettingsChange<z.output<z.ZodObject<Shape>>> {
    const { success, data, error } = this.#changes.safeParse(wanted);
    if (!success) return { ok: false, unknown: error.issues.flatMap(namesIn) };
    this.#store.put(this.#kind, 'changed', { ...this.#changed(), ...data });
    return { ok: true, settings: this.read() };
  }

  #changed(): Partial<z.output<z.ZodObject<Shape>>> {
    return this.#store.get(this.#kind, 'changed') ?? {};
  }
}

interface SettingsParts<Shape extends z.ZodRawShape> {
  schema: z.ZodObject<Shape>;
  initial: z.output<z.ZodObject<Shape>>;
}

function namesIn(issue: z.core.$ZodIssue): string[] {
  return issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String);
}
