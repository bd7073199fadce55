/** The part of JSON schema that the published description of the data API makes use of. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

/** Finds the schemas that `$ref` names. */
export type Schemas = Record<string, Schema>;

/** Where a value departs from its schema, one line for each place; members that the schema lacks count too. */
export function findDepartures(value: unknown, schema: Schema, schemas: Schemas, path = ''): string[] {
  const name = schema.$ref?.split('/').at(-1);
  const known = name === undefined ? schema : schemas[name];
  if (known === undefined) return [`${path}: no schema ${name}`];
  const place = name ?? path;
  if (Array.isArray(value)) return inArray(value, known, schemas, place);
  if (typeof value === 'object' && value !== null) return inObject(value, known, schemas, place);
  return isOfType(value, known)
    ? []
    : [`${path}: ${JSON.stringify(value)} is no ${known.enum ? 'known word' : known.type}`];
}

function inArray(values: unknown[], { items, type }: Schema, schemas: Schemas, path: string): string[] {
  if (type !== 'array' || items === undefined) return [`${path}: a list where there is none`];
  return values.flatMap((value) => findDepartures(value, items, schemas, path));
}

function inObject(
  value: object,
  { properties, required = [] }: Schema,
  schemas: Schemas,
  path: string,
): string[] {
  if (properties === undefined) return [];
  const missing = required
    .filter((member) => !(member in value))
    .map((member) => `${path}.${member}: missing`);
  const departures = Object.entries(value).flatMap(([member, inner]) => {
    const schema = properties[member];
    return schema === undefined
      ? [`${path}.${member}: not described`]
      : findDepartures(inner, schema, schemas, `${path}.${member}`);
  });
  return [...missing, ...departures];
}

function isOfType(value: unknown, { type, enum: words, format }: Schema): boolean {
  if (words !== undefined) return words.includes(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === undefined || typeof value !== type) return type === undefined;
  return format !== 'date' || /^\d{4}-\d{2}-\d{2}$/.test(String(value));
}
