import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type CallDefinition,
  calls,
  errorKinds,
  type JsonSchema,
  resolveSchema,
  toOpenApi,
} from '../index.ts';
import { translatorOf } from '../wire/translator.ts';

const document = toOpenApi({
  version: '3.1.0',
  url: 'http://127.0.0.1:3000',
  issuer: 'http://127.0.0.1:3001',
});
const everyCall: [string, CallDefinition][] = Object.entries(calls);

describe('the OpenAPI document', () => {
  it.each(everyCall)('holds %s by every method that serves it', (name, call) => {
    const item = document.paths[call.path];
    expect(item?.[toKey(call.method)]).toMatchObject({ operationId: name, summary: call.summary });
    if (call.alsoPost === true) expect(item?.post).toMatchObject({ operationId: `${name}ByPost` });
  });

  it.each(everyCall)('names the parameters of %s, and which of them are needed', (_name, call) => {
    const parameters = document.paths[call.path]?.[toKey(call.method)]?.parameters ?? [];
    const names = translatorOf(call.wire?.input);
    const wireNames = Object.keys(call.query?.shape ?? {}).map((each) => names.wireName(each));
    expect(parameters.map(({ name }) => name)).toEqual(wireNames);
    const issues = call.query?.safeParse({}).error?.issues ?? [];
    const missing = issues.map(({ path }) => names.wireName(String(path[0])));
    const needed = parameters.filter(({ required }) => required).map(({ name }) => name);
    expect(needed).toEqual([...new Set(missing)]);
  });

  it('says what a field is: by its type, or by the name that it has everywhere', () => {
    const written = JSON.stringify(document);
    for (const told of [
      'The id of the company.',
      'A day, `YYYY-MM-DD`.',
      'The registered number of the company',
    ])
      expect(written).toContain(`"description":"${told}`);
    const fields =
      written.match(/"(?:CompanyId|CompanyNumber|FilingId|DueOn)":\{"type":"string"[^}]*/g) ?? [];
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.filter((field) => !field.includes('"description"'))).toEqual([]);
  });

  it('spells the choices of a list as the wire does', () => {
    const saved =
      document.paths[calls.saveRoles.path]?.post?.requestBody?.content['application/json']?.schema;
    expect(saved).toHaveProperty(['properties', 'Flags', 'items', 'enum', 0], 'FormaCompany');
  });

  it('lets exactly the public calls be made without a token', () => {
    const open = everyCall.filter(
      ([, { path, method }]) => document.paths[path]?.[toKey(method)]?.security?.length === 0,
    );
    const isPublic = everyCall.filter(([, { access }]) => access === 'public');
    expect(open.map(([name]) => name)).toEqual(isPublic.map(([name]) => name));
  });

  it('gives each operation a name of its own', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names every code of a refusal', () => {
    const codes = document.components.schemas['Problem'];
    expect(codes).toHaveProperty(['properties', 'code', 'enum'], Object.keys(errorKinds).sort());
  });

  it('gives each shape that calls share a name, and describes it once', () => {
    const reply = replyOf('getAgents');
    expect(reply).toHaveProperty(['properties', 'Entity', 'items'], { $ref: '#/components/schemas/Agent' });
    const { Agent: agent = {} } = document.components.schemas;
    expect(agent).toHaveProperty('properties.AgentId.format', 'uuid');
    expect(resolveSchema(document, reply)).toHaveProperty(['properties', 'Entity', 'items'], agent);
  });

  it('refers to every shape that has a name', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
    const used = new Set([...references].map(([, name]) => name));
    expect(used).toEqual(new Set(Object.keys(document.components.schemas)));
  });

  it('holds only schemas that a program can read, and no reference to nowhere', () => {
    for (const item of Object.values(document.paths)) {
      for (const { responses } of Object.values(item)) {
        const schema = responses['200']?.content?.['application/json']?.schema;
        if (schema !== undefined)
          expect(z.fromJSONSchema(resolveSchema(document, schema))).toBeInstanceOf(z.ZodType);
      }
    }
    expect(() => resolveSchema(document, { $ref: '#/components/schemas/Nobody' })).toThrow('Nobody');
  });
});

function replyOf(name: keyof typeof calls): JsonSchema {
  const { path, method } = calls[name];
  return document.paths[path]?.[toKey(method)]?.responses['200']?.content?.['application/json']?.schema ?? {};
}

function toKey(method: CallDefinition['method']): 'get' | 'post' | 'delete' {
  return ({ GET: 'get', POST: 'post', DELETE: 'delete' } as const)[method];
}
