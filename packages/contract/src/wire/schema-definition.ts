import type { z } from 'zod';

/** What a schema is made of, by its `type`. */
export const definitionOf = (schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] =>
  // Every schema of the library is one of its types, and keeps its definition there for programs that read schemas.
  // oxlint-disable-next-line no-underscore-dangle
  (schema as z.core.$ZodTypes)._zod.def;

/** Whether what a schema gives may be left out. */
export const mayBeMissing = (schema: z.core.$ZodType): boolean =>
  // oxlint-disable-next-line no-underscore-dangle -- as above
  schema._zod.optout === 'optional';

/** The schemas that a schema without members of its own is made of: an array's items, the choices of a union and the like. */
export function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const def = definitionOf(schema);
  if (def.type === 'array') return [def.element];
  if (def.type === 'pipe') return [def.in, def.out];
  if (def.type === 'union') return def.options;
  return 'innerType' in def ? [def.innerType] : [];
}
