import type { CallName } from '@statbook/contract';
import { callNames, rowOf } from '@statbook/contract/call-table';
import { problemToOurs, type Translator, translatorOf, type WireSpelling } from '@statbook/contract/wire';

export interface TestReply {
  status: number;
  headers: Headers;
  // A test says what it expects of the reply; the reply's own schema was checked before it was sent.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

interface Options {
  token?: string | undefined;
  body?: unknown;
  userAgent?: string;
}

const spellings = new Map<string, WireSpelling | undefined>(
  callNames.map(rowOf).map(([, path, , wire]) => [path, wire]),
);

/** Makes a call as our own pages do: what is sent and what comes back has our names. */
export async function makeCall(
  url: string,
  method: string,
  path: string,
  options: Options = {},
): Promise<TestReply> {
  const { pathname: address, search } = new URL(path, url);
  const query = search === '' ? undefined : search.slice(1);
  if (!spellings.has(address)) return send(url, method, path, options);
  const wire = spellings.get(address);
  const input = translatorOf(wire?.input);
  const { body, ...others } = options;
  const wirePath = query === undefined ? address : `${address}?${toWireQuery(query, input)}`;
  const reply = await send(url, method, wirePath, { ...others, body: input.toWire(body) });
  return { ...reply, body: toOurs(reply, input, translatorOf(wire?.reply)) };
}

/** Fetches the file of a call; what is given has our names. */
export function fetchFile(
  url: string,
  name: CallName,
  { token, given }: { token: string; given: object },
): Promise<Response> {
  const [method, path, , wire] = rowOf(name);
  const input = Object(translatorOf(wire?.input).toWire(given));
  const headers = { authorization: `Bearer ${token}` };
  if (method === 'GET') return fetch(`${url}${path}?${new URLSearchParams(input).toString()}`, { headers });
  return fetch(`${url}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
}

/** Sends a request as it is. */
export async function send(
  url: string,
  method: string,
  path: string,
  { token, body, userAgent }: Options = {},
): Promise<TestReply> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

function toWireQuery(query: string, names: Translator): string {
  const given = Object.fromEntries(new URLSearchParams(query));
  return new URLSearchParams(Object(names.toWire(given))).toString();
}

function toOurs({ status, body }: TestReply, input: Translator, reply: Translator): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (status < 400) return reply.toOurs(body);
  return problemToOurs(body, input);
}

/** Asks again until the answer is right; throws when it takes too long. */
export async function until<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  ms = 60_000,
): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(answer)}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
