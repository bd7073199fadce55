import type { JsonSchema } from '../open-api/document.ts';
import type { Translator } from './translator.ts';

/** A JSON Schema of our names as one of the wire's. */
export function toWireSchema(schema: JsonSchema, names: Translator): JsonSchema {
  const written: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) written[keyword] = translate(keyword, value, names);
  return written;
}

function translate(keyword: string, value: unknown, names: Translator): unknown {
  switch (keyword) {
    case 'properties':
      return translateProperties(value as Record<string, JsonSchema>, names); // the keyword says so
    case 'required':
      return (value as string[]).map((name) => names.wireName(name)); // as above
    case 'items':
    case 'additionalProperties':
      return isSchema(value) ? toWireSchema(value, names) : value;
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
      return (value as JsonSchema[]).map((each) => toWireSchema(each, names)); // as above
    default:
      return value;
  }
}

function translateProperties(
  properties: Record<string, JsonSchema>,
  names: Translator,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      names.wireName(name),
      toWireMember(name, schema, names),
    ]),
  );
}

/** The schema of a member: its values may be names, its keys may be data. */
export function toWireMember(name: string, schema: JsonSchema, names: Translator): JsonSchema {
  if (names.isOpaque(name)) return schema;
  const { enum: choices, default: usual } = schema;
  return {
    ...toWireSchema(schema, names),
    ...(choices !== undefined && { enum: names.wireValue(name, choices) }),
    ...(usual !== undefined && { default: names.wireValue(name, usual) }),
  };
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
