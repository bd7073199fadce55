import { describe, expect, it } from 'vitest';
import { type ServerEvent, readEvents } from './read-events.ts';

async function hear(...chunks: string[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const heard: ServerEvent[] = [];
  await readEvents(new Response(body), (event) => heard.push(event));
  return heard;
}

describe('reading server-sent events', () => {
  it('puts together what comes in pieces, and passes over pings', async () => {
    const events = await hear(
      'retry: 3000\n\n: ping\n\nid: 7\nevent: fil',
      'ing\ndata: {"filingId":"a"}\n',
      '\nid: 8\nevent: filing\ndata: {}\n\n',
    );
    expect(events).toEqual([
      { id: '7', topic: 'filing', data: { filingId: 'a' } },
      { id: '8', topic: 'filing', data: {} },
    ]);
  });

  it('tells nothing of an event that was cut off', async () => {
    expect(await hear('id: 7\nevent: filing\ndata: {}')).toEqual([]);
  });
});
