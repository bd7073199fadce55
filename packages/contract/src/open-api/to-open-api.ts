import type { CallDefinition } from '../call.ts';
import { calls } from '../calls.ts';
import { errorKinds } from '../error-kinds.ts';
import { problem } from '../problem.ts';
import type { JsonSchema, OpenApiDocument } from './document.ts';
import { NamedSchemas } from './named-schemas.ts';
import { operationsOf, toJsonSchema } from './operation.ts';

/** What an installation adds to the contract. */
export interface Installation {
  version: string;
  /** Where the API stands, without a path. */
  url: string;
  /** The issuer whose tokens it takes. */
  issuer: string;
}

const description = [
  'Every call that Statbook answers, made from the same contract as the server and the pages.',
  'A refusal is an RFC 9457 problem: `detail` is for the person, `code` for the program, `errors` for the fields,',
  'and `requestId` for whoever helps. Parameters that name the caller may be left out; the token decides.',
  'Sign in at the issuer, open the session with `/api/Session/SignIn`, and send the access token as a bearer token with every call.',
  'Where a call that changes something is served by GET, POST does the same and is the one to use.',
  'Dates are `YYYY-MM-DD`, moments are in UTC, sums and numbers of shares are exact decimals in text.',
].join(' ');

/** A refusal, with every code that it can carry. */
function problemSchema(): JsonSchema {
  const { properties, ...rest } = toJsonSchema(problem, 'output');
  const code = { type: 'string', enum: Object.keys(errorKinds).sort() };
  return { ...rest, properties: { ...Object(properties), code } };
}

/** The OpenAPI 3.1 document of every call. */
export function toOpenApi({ version, url, issuer }: Installation): OpenApiDocument {
  const all: [string, CallDefinition][] = Object.entries(calls).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const paths: OpenApiDocument['paths'] = {};
  const schemas = new NamedSchemas();
  for (const [name, call] of all)
    paths[call.path] = { ...paths[call.path], ...operationsOf(name, call, schemas) };
  const features = new Set(all.map(([, { feature }]) => feature));
  return {
    openapi: '3.1.0',
    info: { title: 'Statbook', version, description },
    servers: [{ url }],
    tags: [...features].sort().map((name) => ({ name })),
    security: [{ signIn: [] }],
    paths,
    components: {
      schemas: { ...schemas.list(), Problem: problemSchema() },
      securitySchemes: {
        signIn: { type: 'openIdConnect', openIdConnectUrl: `${issuer}/.well-known/openid-configuration` },
      },
    },
  };
}
