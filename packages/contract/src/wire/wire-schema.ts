import { isSchema, type JsonSchema } from '../open-api/document.ts';
import { describeMember } from '../open-api/field-descriptions.ts';
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
      return isSchema(value) ? translateProperties(value, names) : value;
    case 'required':
      return Array.isArray(value) ? value.map((name) => names.wireName(String(name))) : value;
    case 'items':
    case 'additionalProperties':
      return isSchema(value) ? toWireSchema(value, names) : value;
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
      return Array.isArray(value) ? value.filter(isSchema).map((each) => toWireSchema(each, names)) : value;
    default:
      return value;
  }
}

function translateProperties(properties: JsonSchema, names: Translator): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      names.wireName(name),
      isSchema(schema) ? toWireMember(name, describeMember(name, schema), names) : schema,
    ]),
  );
}

/** The schema of a member: its values may be names, its keys may be data. */
export function toWireMember(name: string, schema: JsonSchema, names: Translator): JsonSchema {
  if (names.isOpaque(name)) return schema;
  const { enum: choices, default: usual, items } = schema;
  return {
    ...toWireSchema(schema, names),
    ...(isSchema(items) && { items: toWireMember(name, items, names) }),
    ...(choices !== undefined && { enum: names.wireValue(name, choices) }),
    ...(usual !== undefined && { default: names.wireValue(name, usual) }),
  };
}
