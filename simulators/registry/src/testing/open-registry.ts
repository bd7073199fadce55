import { demoApiKey, type RegistryOptions, startRegistry } from '../index.ts';

/** The day that the tests live in. */
const today = '2026-11-21';

export const authorization = `Basic ${Buffer.from(`${demoApiKey}:`).toString('base64')}`;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed when it is JSON; any shape, because tests look into it. */
  body: Json;
}

/** A parsed answer that may be walked without asking. */
export interface Json {
  [member: string]: Json;
  [index: number]: Json;
}

/** A text inside an answer; anything else fails the test. */
export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`Not a text: ${JSON.stringify(value)}`);
  return value;
}

/** A registry on a free port, with the requests that tests make. */
export async function openRegistry(options: RegistryOptions = {}) {
  const registry = await startRegistry({ clockAt: `${today}T09:00:00Z`, ...options });
  const get = async (path: string, headers: Record<string, string> = { authorization }): Promise<Answer> => {
    const url = path.startsWith('http') ? path : `${registry.url}${path}`;
    const response = await fetch(url, { headers, redirect: 'manual' });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
  };
  const admin = (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
    fetch(`${registry.url}/_admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...registry, get, admin };
}

export type OpenRegistry = Awaited<ReturnType<typeof openRegistry>>;
