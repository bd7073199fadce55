import type { CallName } from '@statbook/contract';
import { rowOf } from '@statbook/contract/call-table';
import { translatorOf } from '@statbook/contract/wire';
import { NetworkProblem, readProblem } from './api-problem.ts';
import type { CallArguments, CallReply, CallSignal } from './call-types.ts';

/** Where a call gets its token, and whom it tells that the session is over. */
export interface ApiAccess {
  /** A living token; waits while one is on its way. */
  readonly accessToken: () => Promise<string | undefined>;
  /** A new token in place of one that the server refused. @throws when the session goes on and there is none now. */
  readonly refresh: () => Promise<string | undefined>;
  /** With the server's words, where it says why. */
  readonly onSessionEnded: (words?: string) => void;
}

/** Before sign-in only public calls are made. */
const nobody: ApiAccess = {
  accessToken: () => Promise.resolve(undefined),
  refresh: () => Promise.resolve(undefined),
  onSessionEnded: () => undefined,
};

let access = nobody;

/** Gives the calls their session; once, when the application starts. */
export function connectApi(given: ApiAccess): void {
  access = given;
}

/** For how long the person has done nothing; known once the page watches. Before that a call is the person's own. */
let idleMs: (() => number) | undefined;

/** Tells with each call how long ago the person was active: pages also ask by themselves. */
export function connectActivity(given: (() => number) | undefined): void {
  idleMs = given;
}

/** Makes a call of the contract. @throws {ApiProblem} when it is refused, {NetworkProblem} when nobody answers. */
export function call<Name extends CallName>(
  name: Name,
  ...[input]: CallArguments<Name, CallSignal>
): Promise<CallReply<Name>> {
  return callWith(name, input);
}

/** Makes a call whose reply is a file or a stream. Throws as `call` does. */
export async function callRaw<Name extends CallName>(
  name: Name,
  ...[input]: CallArguments<Name, CallSignal>
): Promise<Response> {
  return await send(name, toRequest(name, input), input?.signal);
}

interface CallParts {
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** `call` for code that makes any call: what it is given was checked against the call's types before. */
export async function callWith<Name extends CallName>(
  name: Name,
  input: CallParts & CallSignal = {},
): Promise<CallReply<Name>> {
  const response = await send(name, toRequest(name, input), input.signal);
  // The server holds its replies to the contract, and in development and tests checks each one.
  return translatorOf(rowOf(name)[3]?.reply).toOurs(await response.json()) as CallReply<Name>;
}

interface OutgoingCall {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

/** A POST carries all it is given in its body: nothing that it says shall stand in a server's log of addresses. */
function toRequest(name: CallName, { query, body }: CallParts = {}): OutgoingCall {
  const [method, path, , wire] = rowOf(name);
  const given = translatorOf(wire?.input).toWire(body ?? query ?? {});
  if (method === 'POST') return { method, url: path, body: JSON.stringify(given) };
  return { method, url: withQuery(path, Object(given)) };
}

function withQuery(path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

async function send(
  name: CallName,
  request: OutgoingCall,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const names = translatorOf(rowOf(name)[3]?.input);
  const token = await access.accessToken();
  const first = await transmit(request, token, signal);
  const problem = first.ok ? undefined : await readProblem(first, names);
  if (problem === undefined) return first;
  if (problem.status !== 401) throw problem;
  // A token that has run out on its way is renewed in silence, once; a session that was ended is not.
  const isOver = problem.code.startsWith('session-');
  const renewed = isOver ? undefined : await access.refresh();
  if (renewed === undefined || renewed === token) {
    access.onSessionEnded(isOver ? problem.message : undefined);
    throw problem;
  }
  const second = await transmit(request, renewed, signal);
  if (second.ok) return second;
  const refusal = await readProblem(second, names);
  if (refusal.status === 401) access.onSessionEnded();
  throw refusal;
}

async function transmit(
  { method, url, body }: OutgoingCall,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, */*' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idleMs !== undefined) headers.set('x-idle-seconds', String(Math.floor(idleMs() / 1000)));
  try {
    return await fetch(url, { method, headers, body: body ?? null, signal: signal ?? null });
  } catch (error) {
    signal?.throwIfAborted();
    throw new NetworkProblem(error);
  }
}
