import type { JsonSchema } from '@statbook/contract';
import { z } from 'zod';

/** What a part of a request may be, read from the OpenAPI document. */
export type Shape =
  | { kind: 'object'; members: readonly Member[]; values: Shape | undefined }
  | { kind: 'array'; item: Shape; least: number; most: number }
  | { kind: 'choice'; of: readonly Shape[] }
  | { kind: 'one-of'; values: readonly unknown[] }
  | { kind: 'text'; format: string | undefined; pattern: RegExp | undefined; least: number; most: number }
  | { kind: 'number'; isWhole: boolean; least: number; most: number }
  | { kind: 'boolean' }
  | { kind: 'anything' };

export interface Member {
  name: string;
  shape: Shape;
  isRequired: boolean;
}

/** The keywords of JSON Schema that our document uses. */
const keywords = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.looseObject({})).optional(),
  oneOf: z.array(z.looseObject({})).optional(),
  properties: z.record(z.string(), z.looseObject({})).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.looseObject({}).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
type Keywords = z.output<typeof keywords>;

export function readShape(schema: JsonSchema): Shape {
  const read = keywords.parse(schema);
  if (read.const !== undefined) return { kind: 'one-of', values: [read.const] };
  if (read.enum !== undefined) return { kind: 'one-of', values: read.enum };
  const choices = read.anyOf ?? read.oneOf;
  if (choices !== undefined) return { kind: 'choice', of: choices.map(readShape) };
  return readers[read.type ?? '']?.(read) ?? { kind: 'anything' };
}

const readNumber = ({ type, minimum, maximum }: Keywords): Shape => ({
  kind: 'number',
  isWhole: type === 'integer',
  least: minimum ?? 0,
  most: maximum ?? 1000,
});

const readers: Readonly<Record<string, (read: Keywords) => Shape>> = {
  object: ({ properties = {}, required = [], additionalProperties }) => ({
    kind: 'object',
    members: Object.entries(properties).map(([name, schema]) => ({
      name,
      shape: readShape(schema),
      isRequired: required.includes(name),
    })),
    values: isSchema(additionalProperties) ? readShape(additionalProperties) : undefined,
  }),
  array: ({ items = {}, minItems, maxItems }) => ({
    kind: 'array',
    item: readShape(items),
    least: minItems ?? 0,
    most: maxItems ?? 20,
  }),
  string: ({ format, pattern, minLength, maxLength }) => ({
    kind: 'text',
    format,
    pattern: pattern === undefined ? undefined : new RegExp(pattern, 'u'),
    least: minLength ?? 0,
    most: maxLength ?? 200,
  }),
  number: readNumber,
  integer: readNumber,
  boolean: () => ({ kind: 'boolean' }),
  null: () => ({ kind: 'one-of', values: [null] }),
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
