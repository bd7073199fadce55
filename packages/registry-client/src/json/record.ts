import { z } from 'zod';

/** How a member is read, and under which names the registry sends it; of several, the first that holds a value. */
type Member = readonly [schema: z.ZodType, ...names: [string, ...string[]]];
type Members = Readonly<Record<string, Member>>;
type Shape<M extends Members> = { [Name in keyof M]: M[Name][0] };

/**
 * The schema of an object of the registry: our name of each member beside the registry's. A name with points leads
 * into objects: `links.self`.
 */
export function record<const M extends Members>(members: M) {
  const schemas = Object.entries(members).map(([name, [schema]]) => [name, schema]);
  // The entries of `members`, under the same names.
  const shape = Object.fromEntries(schemas) as Shape<M>;
  return z.preprocess((wire) => (isObject(wire) ? pick(wire, members) : wire), z.object(shape));
}

function pick(wire: object, members: Members): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).map(([name, [schema, ...names]]) => {
      const values = names.map((each) => valueAt(wire, each));
      const held = values.find((value) => schema.safeParse(value).data !== undefined);
      return [name, names.length > 1 ? held : values[0]];
    }),
  );
}

function valueAt(wire: object, name: string): unknown {
  return name.split('.').reduce<unknown>((value, part) => {
    return isObject(value) ? new Map(Object.entries(value)).get(part) : undefined;
  }, wire);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
