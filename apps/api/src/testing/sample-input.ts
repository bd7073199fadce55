import type { CallDefinition } from '@statbook/contract';
import { z } from 'zod';

/** Texts and numbers of which one fits nearly every field of the contract; the first that a field accepts is taken. */
const candidates: readonly unknown[] = [
  '0d5c1f4e-6f1b-4c5e-9f0a-3b1d2c4e5f60',
  '00000006',
  '2026-11-20',
  '2026-11-20T09:30:00Z',
  '2026-11-20T09:30Z',
  'A sample',
  'Sample',
  'someone@practice.example',
  'https://practice.example/page',
  '/company/shares',
  '1.00',
  '1',
  '01',
  '0000',
  '123456',
  // An activity of the SIC 2007.
  '62012',
  'ABC123',
  'GBP',
  'GB',
  'true',
  'a'.repeat(64),
  'W1A 1AA',
  '07700900123',
  1,
  0,
  100,
  true,
  {},
];

/** An input that the call's own schemas accept, so that a refusal of it is about the caller and not about a field. */
export interface SampleInput {
  query: Record<string, unknown> | undefined;
  body: unknown;
}

/** Makes one; throws when no candidate fits, naming the field. */
export function sampleInputOf(call: CallDefinition): SampleInput {
  const query = call.query === undefined ? undefined : sampleOf(call.query, call.path);
  // The query's schema is an object, and so is its sample.
  return {
    query: query as SampleInput['query'],
    body: call.body === undefined ? undefined : sampleOf(call.body, call.path),
  };
}

/** The names of the input's own fields, and where they stand. */
export function fieldsOf(input: SampleInput): { in: 'query' | 'body'; field: string; value: unknown }[] {
  const of = (place: 'query' | 'body', value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([field, inner]) => ({ in: place, field, value: inner as unknown }))
      : [];
  return [...of('query', input.query), ...of('body', input.body)];
}

/** The same input with one field of it replaced. */
export function replaceField(
  { query, body }: SampleInput,
  place: { in: 'query' | 'body'; field: string },
  value: unknown,
): SampleInput {
  const changed = { ...Object(place.in === 'query' ? query : body), [place.field]: value };
  return place.in === 'query' ? { query: changed, body } : { query, body: changed };
}

function sampleOf(schema: z.ZodType, path: string): unknown {
  for (const sample of samplesOf(schema, path)) if (schema.safeParse(sample).success) return sample;
  throw new Error(`${path}: no sample fits; add one to candidates in sample-input.ts`);
}

/** Likely values, the emptiest first; optional parts are left out. */
function samplesOf(schema: z.ZodType, path: string): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [undefined, ...innerSamples(schema, path)];
  if (schema instanceof z.ZodNullable) return [null, ...innerSamples(schema, path)];
  if (schema instanceof z.ZodEnum) return [...schema.options];
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => samplesOf(toSchema(option), path));
  if (schema instanceof z.ZodPipe) return samplesOf(toSchema(schema.in), path);
  if (schema instanceof z.ZodArray) return [[], [sampleOf(toSchema(schema.element), `${path}[]`)]];
  if (schema instanceof z.ZodObject) return [required(schema, path), complete(schema, path)];
  return [...candidates];
}

function innerSamples(schema: z.ZodOptional | z.ZodDefault | z.ZodNullable, path: string): unknown[] {
  return samplesOf(toSchema(schema.unwrap()), path);
}

function required(schema: z.ZodObject, path: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape)
      .map(([field, inner]) => [field, sampleOf(toSchema(inner), `${path}.${field}`)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** With the optional fields too, for schemas that ask for at least one of several. */
function complete(schema: z.ZodObject, path: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([field, inner]) => {
      const bare = inner instanceof z.ZodOptional ? inner.unwrap() : inner;
      return [field, sampleOf(toSchema(bare), `${path}.${field}`)];
    }),
  );
}

/** The library types inner schemas by its core interface; every one that we make is of the class. */
function toSchema(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner;
  throw new Error('Not a schema of the contract.');
}
