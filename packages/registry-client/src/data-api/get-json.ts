import type { z } from 'zod';
import { basicAuthorization } from '../http/basic-authorization.ts';
import { getWithRetry } from '../http/get-with-retry.ts';
import { parseJson } from '../http/parse-json.ts';
import { toFailure } from '../http/to-failure.ts';
import type { CallOptions, Fetched, RegistryFailure } from '../registry-failure.ts';
import type { DataApiConnection } from './data-api-config.ts';

/** One resource: a path of the API (with its query), and how its JSON is read. */
export interface JsonResource<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  readonly options: CallOptions;
}

/** Gets one resource and reads it. */
export async function getJson<T>(
  connection: DataApiConnection,
  { path, schema, options }: JsonResource<T>,
): Promise<Fetched<T>> {
  const url = resolvePath(connection.baseUrl, path);
  if (!url) return nonsense(`the link ${path} leads elsewhere`);
  const { limiter, retry: policy, timeoutMs, maxBytes, onExchange } = connection;
  const headers = { authorization: basicAuthorization(connection.apiKey), accept: 'application/json' };
  const request = { service: 'data-api', url, headers, timeoutMs, maxBytes, onExchange } as const;
  const result = await getWithRetry({ request, limiter, policy, options });
  if (result.kind === 'failed' || result.status !== 200) return { ok: false, ...toFailure(result) };
  const raw = parseJson(result.body);
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return nonsense(`the answer to ${url.pathname} is not what is documented`);
  return { ok: true, value: parsed.data, raw, fetchedAt: connection.now().toISOString() };
}

/** The same value in another shape. */
export function mapFetched<T, U>(fetched: Fetched<T>, map: (value: T) => U): Fetched<U> {
  return fetched.ok ? { ...fetched, value: map(fetched.value) } : fetched;
}

/** What is given without a call, when the profile has no link to it: there is none. */
export function noneHeld<T>(connection: DataApiConnection, value: T): Fetched<T> {
  return { ok: true, value, raw: undefined, fetchedAt: connection.now().toISOString() };
}

/** The same when the registry answers 404, as several lists do when they are empty. */
export function notFoundAs<T>(connection: DataApiConnection, fetched: Fetched<T>, value: T): Fetched<T> {
  return !fetched.ok && fetched.reason === 'not-found' ? noneHeld(connection, value) : fetched;
}

/** Adds parameters to a path; absent ones are left out. */
export function withQuery(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}

/** Links come from outside: the key goes only to a path below the configured address. */
function resolvePath(baseUrl: string, path: string): URL | undefined {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const url = URL.parse(`${base.origin}${prefix}${path}`);
  return url?.origin === base.origin && url.pathname.startsWith(`${prefix}/`) ? url : undefined;
}

function nonsense(what: string): { readonly ok: false } & RegistryFailure {
  return { ok: false, reason: 'nonsense', what };
}
