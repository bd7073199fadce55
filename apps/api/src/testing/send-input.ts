import type { CallDefinition } from '@statbook/contract';
import { translatorOf } from '@statbook/contract/wire';
import type { SampleInput } from './sample-input.ts';

/** An answer as it went over the wire; a stream is read no further than its head. */
export interface WireReply {
  status: number;
  text: string;
}

/** Makes a call with an input as our own pages would: by POST where both methods are served. */
export async function sendInput(
  url: string,
  call: CallDefinition,
  { input, token }: { input: SampleInput; token?: string | undefined },
): Promise<WireReply> {
  const isPost = call.alsoPost === true || call.method === 'POST';
  const names = translatorOf(call.wire?.input);
  const given = call.alsoPost === true ? { ...input.query, ...Object(input.body) } : input.body;
  const body = names.toWire(given);
  const query = call.alsoPost === true ? undefined : names.toWire(input.query);
  const gone = new AbortController();
  const response = await fetch(`${url}${call.path}${toSearch(query)}`, {
    method: isPost ? 'POST' : call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: gone.signal,
  });
  if ((response.headers.get('content-type') ?? '').startsWith('text/event-stream')) {
    gone.abort();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

/** The same refusal reads the same for everybody, but for the number of the request. */
export function withoutRequestId({ status, text }: WireReply): string {
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '"requestId":""')}`;
}

function toSearch(query: unknown): string {
  if (query === undefined) return '';
  const given = Object.entries(Object(query)).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
