import type { CallName, Calls, ReplyOf, Unchanging } from '@statbook/contract';
import { rowOf } from '@statbook/contract/call-table';
import { translatorOf } from '@statbook/contract/wire';
import type { z } from 'zod';
import { callSimulator } from '../simulators/simulator-admin.ts';

/** A refusal of the product, as its caller sees it. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;

  constructor(name: CallName, status: number, problem: { code?: string; detail?: string; errors?: object }) {
    super(
      `${name}: ${status} ${problem.code ?? ''} ${problem.detail ?? ''} ${JSON.stringify(problem.errors ?? {})}`,
    );
    this.status = status;
    this.code = problem.code ?? '';
  }
}

/** What a call is given: its body, or where it has none its query. */
type Given<Name extends CallName> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? Unchanging<z.input<Body>>
  : Calls[Name] extends { query: infer Query extends z.ZodType }
    ? Unchanging<z.input<Query>>
    : Record<string, never>;

/** A person who makes the product's calls without a browser. */
export interface Caller {
  /** Of the session, for requests that are no calls. */
  readonly token: string;
  call<Name extends CallName>(name: Name, given?: Given<Name>): Promise<ReplyOf<Calls[Name]>>;
}

/** Signs somebody in at the identity provider's admin API and opens their session. */
export async function signInCaller(
  productUrl: string,
  issuer: string,
  person: { sub: string; email: string },
): Promise<Caller> {
  const minted = await callSimulator<{ access_token: string; id_token: string }>(
    issuer,
    'POST',
    '/_admin/tokens',
    { ...person, email_verified: true },
  );
  const caller: Caller = {
    token: minted.access_token,
    call: (name, given) => makeCall(productUrl, minted.access_token, { name, given }),
  };
  await caller.call('signIn', { idToken: minted.id_token });
  return caller;
}

/** A GET carries what it is given in its address, everything else in its body. */
async function makeCall<Name extends CallName>(
  productUrl: string,
  token: string,
  { name, given }: { name: Name; given: unknown },
): Promise<ReplyOf<Calls[Name]>> {
  const [method, path, , wire] = rowOf(name);
  const input = Object(translatorOf(wire?.input).toWire(given ?? {}));
  const url = new URL(path, productUrl);
  if (method === 'GET') {
    for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value));
  }
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(name, response.status, readProblem(text));
  // The server holds its replies to the contract, and in a demo checks each one.
  return translatorOf(wire?.reply).toOurs(JSON.parse(text)) as ReplyOf<Calls[Name]>;
}

function readProblem(text: string): { detail: string } {
  try {
    // A problem of ours, or of whoever stands between.
    return JSON.parse(text) as { detail: string };
  } catch {
    return { detail: text.slice(0, 200) };
  }
}
