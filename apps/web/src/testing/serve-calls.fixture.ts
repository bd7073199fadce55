import type { CallName } from '@statbook/contract';
import { callNames, rowOf } from '@statbook/contract/call-table';
import { problemToWire, translatorOf } from '@statbook/contract/wire';
import { vi } from 'vitest';

/** A call as it reached the server, with our names. */
export interface ReceivedCall {
  readonly name: CallName;
  // A test says what it expects to be given; the call's own types were checked where it is made.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly given: any;
}

export interface Answer {
  readonly status?: number;
  readonly body: object;
}

const names = new Map<string, CallName>(callNames.map((name) => [rowOf(name)[1], name]));

/** Stands where the server stands: it is given each call and answers with our names; between them goes the wire. */
export function serveCalls(answer: (call: ReceivedCall) => Answer | Promise<Answer>): void {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://statbook.example');
    const name = names.get(pathname);
    if (name === undefined) throw new Error(`${pathname} is no call.`);
    const [, , , wire] = rowOf(name);
    const sent = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(searchParams);
    const reply = await answer({ name, given: translatorOf(wire?.input).toOurs(sent) });
    const { status = 200 } = reply;
    const isRefusal = status >= 400;
    const headers = { 'content-type': isRefusal ? 'application/problem+json' : 'application/json' };
    const written = isRefusal
      ? problemToWire({ code: '', ...reply.body }, translatorOf(wire?.input))
      : translatorOf(wire?.reply).toWire(reply.body);
    return new Response(JSON.stringify(written), { status, headers });
  });
}
