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
  const readers = Object.entries(members).map(([name, member]) => [name, readerOf(member)] as const);
  const pick = (wire: object) => Object.fromEntries(readers.map(([name, read]) => [name, read(wire)]));
  return z.preprocess((wire) => (isObject(wire) ? pick(wire) : wire), z.object(shape));
}

function readerOf([schema, ...names]: Member): (wire: object) => unknown {
  const paths = names.map((name) => name.split('.'));
  const [only] = paths;
  if (only !== undefined && paths.length === 1) return (wire) => valueAt(wire, only);
  const holds = (value: unknown) => schema.safeParse(value).data !== undefined;
  return (wire) => paths.map((path) => valueAt(wire, path)).find(holds);
}

function valueAt(wire: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (isObject(value) && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined),
    wire,
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
