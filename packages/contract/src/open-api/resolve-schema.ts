import { isSchema, type JsonSchema, type OpenApiDocument } from './document.ts';
import { referenceTo } from './named-schemas.ts';

/** A schema of the document by itself: what it refers to stands where the reference stood. Throws at a reference to nowhere. */
export function resolveSchema(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const byReference = new Map(
    Object.entries(document.components.schemas).map(([name, named]) => [referenceTo(name), named]),
  );
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    return isSchema(part) ? resolveMembers(part) : part;
  };
  const resolveMembers = (part: JsonSchema): JsonSchema => {
    const { $ref: reference } = part;
    if (typeof reference !== 'string')
      return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, resolve(member)]));
    const named = byReference.get(reference);
    if (named === undefined) throw new Error(`The document has no ${reference}.`);
    return resolveMembers(named);
  };
  return resolveMembers(schema);
}
