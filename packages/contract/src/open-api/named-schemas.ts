import { isSchema, type JsonSchema } from './document.ts';

/** The schemas that have a title: each stands once, under that title, and is referred to from where it stood. */
export class NamedSchemas {
  readonly #schemas: Record<string, JsonSchema> = {};

  /** Each with its name, in the order of the names. */
  list(): Record<string, JsonSchema> {
    return Object.fromEntries(Object.entries(this.#schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The same schema with references in place of those that have a title, itself among them. */
  refer(schema: JsonSchema): JsonSchema {
    const parts = Object.fromEntries(
      Object.entries(schema).map(([name, part]) => [name, this.#referIn(part)]),
    );
    const { title, ...untitled } = parts;
    if (typeof title !== 'string') return parts;
    this.#keep(title, untitled);
    return { $ref: referenceTo(title) };
  }

  #referIn(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((each) => this.#referIn(each));
    return isSchema(part) ? this.refer(part) : part;
  }

  #keep(title: string, schema: JsonSchema): void {
    const known = (this.#schemas[title] ??= schema);
    if (JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two shapes have the title ${title}.`);
  }
}

/** How the document points to one of them. */
export const referenceTo = (name: string) => `#/components/schemas/${name}`;
