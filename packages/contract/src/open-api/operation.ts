import { z } from 'zod';
import type { Access, CallDefinition } from '../call.ts';
import { type Translator, translatorOf } from '../wire/translator.ts';
import { toWireMember, toWireSchema } from '../wire/wire-schema.ts';
import { type NamedSchemas, referenceTo } from './named-schemas.ts';
import type { Content, HttpMethod, JsonSchema, Operation, Parameter } from './document.ts';
import { describeMember } from './field-descriptions.ts';

/** The operations of one call: one, or two where the specification gives a state change the method GET. */
export function operationsOf(
  name: string,
  call: CallDefinition,
  schemas: NamedSchemas,
): Partial<Record<HttpMethod, Operation>> {
  const own = toMethod(call.method);
  const operation = { ...describe(call, schemas), operationId: name };
  const names = translatorOf(call.wire?.input);
  const given = (schema: z.ZodType) =>
    bodyOf(schemas.refer(toWireSchema(toJsonSchema(schema, 'input'), names)));
  const withQuery: Operation = {
    ...operation,
    ...(call.query !== undefined && { parameters: parametersOf(call.query, names, schemas) }),
    ...(call.body !== undefined && { requestBody: given(call.body) }),
  };
  if (call.alsoPost !== true) return { [own]: withQuery };
  const asPost: Operation = {
    ...operation,
    operationId: `${name}ByPost`,
    ...(call.query !== undefined && { requestBody: given(call.query) }),
  };
  return { [own]: withQuery, post: asPost };
}

/** Who may make a call, as a sentence. */
function sayAccess(access: Access): string {
  if (access === 'public') return 'Needs no token.';
  if (access === 'token') return 'Needs a token of the issuer; an account need not know its owner yet.';
  if (access === 'signed-in') return 'Needs a signed-in user.';
  const flags = typeof access.flag === 'string' ? [access.flag] : access.flag;
  const spelled = flags.map((flag) => translatorOf(undefined).wireName(flag));
  const company = access.company === undefined ? '' : ' and the company within reach';
  return `Needs the access flag ${spelled.join(' or ')}${company}.`;
}

function describe(call: CallDefinition, schemas: NamedSchemas): Operation {
  const { summary, feature, access, activity } = call;
  const logged = activity === null ? '' : ` Recorded as \`${activity}\`.`;
  return {
    operationId: '',
    summary,
    description: `${sayAccess(access)}${logged}`,
    tags: [feature],
    ...(access === 'public' && { security: [] }),
    responses: {
      '200': { description: 'Done', content: replyContent(call, schemas) },
      default: {
        description: 'A refusal, as problem details',
        content: { 'application/problem+json': { schema: { $ref: referenceTo('Problem') } } },
      },
    },
  };
}

function replyContent(call: CallDefinition, schemas: NamedSchemas): Content {
  if (call.raw === true) return { '*/*': { schema: { description: 'A file or a stream of events' } } };
  const schema = toWireSchema(toJsonSchema(call.reply, 'output'), translatorOf(call.wire?.reply));
  return { 'application/json': { schema: schemas.refer(schema) } };
}

function bodyOf(schema: JsonSchema): NonNullable<Operation['requestBody']> {
  return { required: true, content: { 'application/json': { schema } } };
}

function parametersOf(query: z.ZodObject, names: Translator, schemas: NamedSchemas): Parameter[] {
  return Object.entries(query.shape).map(([name, schema]) => {
    return {
      name: names.wireName(name),
      in: 'query',
      required: !z.core.safeParse(schema, undefined).success,
      schema: schemas.refer(toWireMember(name, describeMember(name, toJsonSchema(schema, 'input')), names)),
    };
  });
}

function toMethod(method: CallDefinition['method']): HttpMethod {
  const methods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;
  return methods[method];
}

/** The schema in JSON Schema 2020-12, which OpenAPI 3.1 speaks; what it cannot say (a transformation) is left open. */
export function toJsonSchema(schema: z.core.$ZodType, io: Direction): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A format says what it is; the pattern beside it says the same at great length.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // A reply may hold more some day.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // What a request may leave out or write otherwise is another shape than that of a reply.
      if (io === 'input' && jsonSchema.title !== undefined && !isSameBothWays(zodSchema))
        jsonSchema.title = `${jsonSchema.title}Input`;
    },
  });
  return rest;
}

type Direction = 'input' | 'output';

function isSameBothWays(schema: z.core.$ZodType): boolean {
  // Without what is said of replies alone.
  const text = (io: Direction) =>
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })).replaceAll(
      ',"additionalProperties":false',
      '',
    );
  return text('input') === text('output');
}
