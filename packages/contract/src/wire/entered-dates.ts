import { isEnteredYear } from '@statbook/domain/dates/entered';
import { z } from 'zod';
import { definitionOf, partsOf } from './schema-definition.ts';

/**
 * The schemas of dates. What is stored or comes from the registry may have any year; what a request brings is held to the years
 * that can be entered, wherever one of these stands in it.
 */
export const dateSchemas = /* @__PURE__ */ z.registry();

const holdsDate = new WeakMap<z.core.$ZodType, boolean>();

/** The path of the first date in a request that is of a year that cannot be entered; undefined when there is none. */
export function findStrangeYear(schema: z.core.$ZodType, value: unknown, path = ''): string | undefined {
  if (value === undefined || value === null || !hasDates(schema)) return undefined;
  if (dateSchemas.has(schema)) return isStrange(value) ? path : undefined;
  const def = definitionOf(schema);
  if (def.type === 'object') return findInMembers(def.shape, Object(value), path);
  if (def.type === 'array') return findInItems(def.element, value, path);
  return firstOf(chosenParts(schema, value), (part) => findStrangeYear(part, value, path));
}

function findInMembers(
  shape: z.core.$ZodShape,
  members: Readonly<Record<string, unknown>>,
  path: string,
): string | undefined {
  return firstOf(Object.entries(shape), ([name, inner]) =>
    findStrangeYear(inner, members[name], under(path, name)),
  );
}

function findInItems(item: z.core.$ZodType, value: unknown, path: string): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return firstOf([...value.entries()], ([index, each]) =>
    findStrangeYear(item, each, under(path, String(index))),
  );
}

const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of kinds that a member tells apart the one that is given: another may have a text where this one has a date. */
function chosenParts(schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodType[] {
  const def = definitionOf(schema);
  if (def.type !== 'union' || !('discriminator' in def)) return partsOf(schema);
  const member = String(def.discriminator);
  const kind: unknown = Object(value)[member];
  return partsOf(schema).filter((part) => {
    const own = definitionOf(part);
    return own.type === 'object' && z.core.safeParse(own.shape[member] ?? z.never(), kind).success;
  });
}

function isStrange(value: unknown): boolean {
  const year = typeof value === 'string' ? /^(\d{4})-\d\d-\d\d/.exec(value)?.[1] : undefined;
  return year !== undefined && !isEnteredYear(Number(year));
}

function hasDates(schema: z.core.$ZodType): boolean {
  let has = holdsDate.get(schema);
  if (has === undefined) {
    const def = definitionOf(schema);
    const parts = def.type === 'object' ? Object.values(def.shape) : partsOf(schema);
    has = dateSchemas.has(schema) || parts.some(hasDates);
    holdsDate.set(schema, has);
  }
  return has;
}
