import { spoil } from './hostile-values.ts';
import type { KnownValues } from './known-values.ts';
import type { FuzzOperation } from './operations.ts';
import { Random } from './random.ts';
import { type Draw, validObject, validValue } from './valid-value.ts';

/** Who makes a request: the users of the account under test, one of another account, or nobody. */
const roles = ['main', 'agent', 'reader', 'stranger', 'nobody'] as const;
export type Role = (typeof roles)[number];

/** A request as it is sent, but for the token. */
export interface FuzzRequest {
  index: number;
  operation: string;
  role: Role;
  method: string;
  path: string;
  contentType: string | undefined;
  body: string | undefined;
  /** Made as a page could make it. */
  isValid: boolean;
}

/** Request number `index` of a seed: the same for the same operations and the same account. */
export function makeRequest(
  operations: readonly FuzzOperation[],
  known: KnownValues,
  { seed, index, onlyValid = false }: { seed: number; index: number; onlyValid?: boolean },
): FuzzRequest {
  const random = new Random(seed, index);
  const operation = chooseOperation(operations, random);
  const isValid = random.chance(50) || onlyValid;
  const draft = operation.isAboutForms ? known.drafts.pick(random) : undefined;
  const hasHostileAnswers = !isValid && operation.takesAnswers && random.chance(75);
  const draw = { random, known, callers: operation.callers, draft, hasHostileAnswers };
  const given = { query: validObject(operation.query, draw), body: validBody(operation, draw) };
  const request: FuzzRequest = {
    index,
    operation: operation.name,
    role: random.chance(90) ? 'main' : (random.pick(roles) ?? 'main'),
    method: operation.method,
    path: operation.path,
    contentType: operation.body && 'application/json',
    body: undefined,
    isValid,
  };
  if (isValid || hasHostileAnswers) return written(request, given.query, given.body);
  return spoilt(request, given, random);
}

/** With hostile values in its body or, where it has none, in its query; or one that breaks the rules of HTTP. */
function spoilt(
  request: FuzzRequest,
  { query, body }: { query: object; body: unknown },
  random: Random,
): FuzzRequest {
  const made =
    request.contentType === undefined
      ? written(request, Object(spoil(query, random)), undefined)
      : written(request, query, spoil(body, random));
  return random.chance(6) ? garbled(made, random) : made;
}

function chooseOperation(operations: readonly FuzzOperation[], random: Random): FuzzOperation {
  let left = (random.below(1_000_000) / 1_000_000) * operations.reduce((sum, { weight }) => sum + weight, 0);
  for (const operation of operations) {
    left -= operation.weight;
    if (left < 0) return operation;
  }
  throw new Error('There is no operation.');
}

const validBody = ({ body }: FuzzOperation, draw: Draw) => body && validValue(body, '', draw);

function written(request: FuzzRequest, query: object, body: unknown): FuzzRequest {
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(asText(value))}`)
    .join('&');
  return {
    ...request,
    path: search === '' ? request.path : `${request.path}?${search.slice(0, 12_000)}`,
    body: request.contentType === undefined ? undefined : JSON.stringify(body),
  };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Requests that break the rules of HTTP and JSON rather than ours. */
const garblings: readonly ((request: FuzzRequest) => Partial<FuzzRequest>)[] = [
  ({ body }) => ({ body: body?.slice(0, body.length / 2) }),
  () => ({ contentType: 'application/json', body: '' }),
  () => ({ contentType: 'application/json', body: '['.repeat(100_000) }),
  () => ({ contentType: 'application/json', body: '{"a":1e999,"a":NaN}' }),
  () => ({ contentType: 'application/json', body: '{"__proto__":{"x":1},"constructor":{}}' }),
  () => ({ contentType: 'application/json', body: `"${'y'.repeat(5 * 1024 * 1024)}"` }),
  ({ body }) => ({ contentType: 'text/plain', body: body ?? 'text' }),
  ({ body }) => ({ contentType: 'application/x-www-form-urlencoded', body: body ?? 'a[b]=c&a=%ff&=&&' }),
  ({ body }) => ({ contentType: 'application/json; charset=utf-16', body: body ?? '{}' }),
  ({ body }) => ({ contentType: 'nonsense', body }),
  ({ path }) => ({ path: `${path}${path.includes('?') ? '&' : '?'}%` }),
  ({ path }) => ({ path: `${path}${path.includes('?') ? '&' : '?'}%00=%ff%fe&a[b][c]=d&__proto__[x]=y` }),
  ({ path }) => ({
    path: `${path}${path.includes('?') ? path.slice(path.indexOf('?')).replace('?', '&') : ''}`,
  }),
  ({ path }) => ({ path: path.toLowerCase() }),
  ({ path }) => ({ path: `${path.split('?')[0]}/%2e%2e/%00` }),
  () => ({ method: 'PUT' }),
  () => ({ method: 'DELETE' }),
];

const garbled = (request: FuzzRequest, random: Random): FuzzRequest => ({
  ...request,
  ...random.pick(garblings)?.(request),
});
