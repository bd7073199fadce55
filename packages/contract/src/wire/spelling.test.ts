import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type CallDefinition, calls, definitionOf, partsOf } from '../index.ts';
import type { Spelling } from './spelling.ts';
import { type Translator, translatorOf } from './translator.ts';

interface Part {
  schema: z.ZodType;
  spelling: Spelling | undefined;
}

const everyPart: [string, Part][] = Object.entries(calls).flatMap(
  ([name, call]: [string, CallDefinition]) => {
    const { query, body, reply, raw, wire } = call;
    const parts = {
      query: [query, wire?.input],
      body: [body, wire?.input],
      reply: [raw ? undefined : reply, wire?.reply],
    } as const;
    return Object.entries(parts).flatMap(([part, [schema, spelling]]): [string, Part][] =>
      schema === undefined ? [] : [[`${name}: ${part}`, { schema, spelling }]],
    );
  },
);

/** The shapes of all objects in a schema, and of its records the member in which each stands. */
function walk(
  schema: z.core.$ZodType,
  member = '',
  found = { shapes: [] as string[][], records: [] as string[] },
) {
  const def = definitionOf(schema);
  if (def.type === 'object') {
    found.shapes.push(Object.keys(def.shape));
    for (const [name, inner] of Object.entries(def.shape)) walk(inner, name, found);
  }
  if (def.type === 'record') found.records.push(member);
  for (const part of partsOf(schema)) walk(part, member, found);
  return found;
}

describe('the names of a part of a call', () => {
  it.each(everyPart)('%s go to the wire and come back', (_name, { schema, spelling }) => {
    const names = translatorOf(spelling);
    for (const shape of walk(schema).shapes) {
      const wireNames = shape.map((name) => names.wireName(name));
      expect(wireNames.map((name) => names.ourName(name))).toEqual(shape);
      expect(new Set(wireNames).size).toBe(shape.length);
    }
  });

  it.each(everyPart)('%s stand apart from keys that are data', (_name, { schema, spelling }) => {
    const { shapes, records } = walk(schema);
    expect(records.toSorted()).toEqual((spelling?.opaque ?? []).toSorted());
    const names = new Set(shapes.flat());
    const declared = [...Object.keys(spelling?.names ?? {}), ...(spelling?.values ?? [])];
    expect(declared.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a translator', () => {
  const names: Translator = translatorOf({
    names: { sicCodes: 'SICCodes' },
    opaque: ['counts'],
    values: ['sort', 'columns'],
  });
  const ours = {
    companyId: 'x',
    remainingDays: 3,
    sicCodes: [{ madeUpTo: null }],
    counts: { 'under-way': 1 },
    sort: 'companyName',
    columns: 'companyName,shares',
  };
  const wire = {
    CompanyId: 'x',
    RemaningDays: 3,
    SICCodes: [{ MadeUpTo: null }],
    Counts: { 'under-way': 1 },
    Sort: 'CompanyName',
    Columns: 'CompanyName,Shares',
  };

  it('renames at every depth, and values that are names', () => {
    expect(names.toWire(ours)).toEqual(wire);
    expect(names.toOurs(wire)).toEqual(ours);
  });

  it('translates the paths of fields', () => {
    expect(names.wirePath('holdings.0.sicCodes')).toBe('Holdings.0.SICCodes');
    expect(names.ourPath('Holdings.0.SICCodes')).toBe('holdings.0.sicCodes');
  });

  it.each(['companyId', 'RemainingDays', 'SicCodes', '?x', '__proto__'])(
    'takes %j for no name of ours',
    (name) => {
      expect(names.ourName(name)).toBe(`?${name}`);
      expect(names.wireName(names.ourName(name))).toBe(name);
    },
  );

  it('leaves names as they are where the wire writes them as we do', () => {
    const plain = translatorOf({ asWritten: true, names: { acsTransId: 'acsTransID' } });
    expect(plain.toWire({ acsTransId: 1, statusCode: 2 })).toEqual({ acsTransID: 1, statusCode: 2 });
    expect(plain.toOurs({ acsTransID: 1, statusCode: 2 })).toEqual({ acsTransId: 1, statusCode: 2 });
  });
});
