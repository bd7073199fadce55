import { rowOf } from '@statbook/contract/call-table';
import { translatorOf } from '@statbook/contract/wire';
import type { TestApi, TestPerson } from './test-api.ts';

interface HeardEvent {
  id: string;
  event: string;
  data: unknown;
  /** What was sent as its data. */
  text: string;
}

export interface HeardStream {
  next(): Promise<HeardEvent | undefined>;
  /** The next event of the topic; what comes before it is passed over. */
  nextOf(topic: string): Promise<HeardEvent | undefined>;
  stop(): void;
}

/** Listens until told to stop; `next` waits for the next event, or gives nothing when the stream has ended. */
export async function listen(
  { url }: TestApi,
  { token }: TestPerson,
  { lastEventId, readingFor }: { lastEventId?: string | undefined; readingFor?: number } = {},
): Promise<HeardStream> {
  const [, path, , wire] = rowOf('streamEvents');
  const query = translatorOf(wire?.input).toWire(readingFor === undefined ? {} : { readingFor });
  const response = await fetch(`${url}${path}?${new URLSearchParams(Object(query)).toString()}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('text/event-stream')) throw new Error(`No stream: ${response.status} ${type}`);
  return readStream(response);
}

/** The events of an answer that stays open. */
export function readStream(response: Response): HeardStream {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<HeardEvent | undefined> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const event = toEvent(buffer.slice(0, end));
        buffer = buffer.slice(end + 2);
        if (event !== undefined) return event;
        continue;
      }
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return undefined;
      buffer += chunk.value;
    }
  };
  const nextOf = async (topic: string) => {
    for (;;) {
      const event = await next();
      if (event === undefined || event.event === topic) return event;
    }
  };
  return { next, nextOf, stop: () => void reader?.cancel() };
}

function toEvent(block: string): HeardEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const event = field('event');
  const text = field('data') ?? '';
  return event === undefined ? undefined : { id: field('id') ?? '', event, data: JSON.parse(text), text };
}
