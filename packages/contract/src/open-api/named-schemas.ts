import { isSchema, type JsonSchema } from './document.ts';

/**
 * The schemas that have a title: each stands once, under that title, and is referred to from where it stood. What is asked of a
 * request may differ from what a reply promises: the second schema of a title is called by it with `2`, and so on.
 */
export class NamedSchemas {
  readonly #names = new Map<string, string>();
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
    return { $ref: referenceTo(this.#nameOf(title, untitled)) };
  }

  #referIn(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((each) => this.#referIn(each));
    return isSchema(part) ? this.refer(part) : part;
  }

  #nameOf(title: string, schema: JsonSchema): string {
    const content = JSON.stringify([title, schema]);
    const known = this.#names.get(content);
    if (known !== undefined) return known;
    let name = title;
    for (let next = 2; name in this.#schemas; next += 1) name = `${title}${next}`;
    this.#names.set(content, name);
    this.#schemas[name] = schema;
    return name;
  }
}

/** How the document points to one of them. */
export const referenceTo = (name: string) => `#/components/schemas/${name}`;
