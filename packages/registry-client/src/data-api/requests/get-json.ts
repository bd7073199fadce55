import type { z } from 'zod';
import { fetchJson } from '../../http/fetch-json.ts';
import type { CallOptions, Fetched } from '../../registry-failure.ts';
import type { DataApiConnection } from '../data-api-config.ts';

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
  if (!url) return { ok: false, reason: 'nonsense', what: `the link ${path} leads elsewhere` };
  return fetchJson(
    { service: 'data-api', ...connection },
    { url, schema, maxBytes: connection.maxBytes },
    options,
  );
}

/** The same value in another shape. */
export function mapFetched<T, U>(fetched: Fetched<T>, map: (value: T) => U): Fetched<U> {
  return fetched.ok ? { ...fetched, value: map(fetched.value) } : fetched;
}

/** The value given without a call, when the profile has no link to it: there is none. */
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
