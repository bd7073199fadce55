import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One event as the browser reads it: `id` is what a stream resumes from. */
interface StreamedEvent {
  event: string;
  data: unknown;
  id?: string | number;
}

/** A stream of server-sent events to one browser. What is sent after its end is dropped. */
export interface EventStream {
  send(event: StreamedEvent): void;
  end(): void;
}

const pingMs = 15_000;
/** A reader that has stopped reading is let go; it resumes from the last id it has seen. */
const mostWaitingBytes = 1024 * 1024;

/** Answers a request with a stream of events, kept open by pings until the signal ends. */
export function openEventStream(reply: FastifyReply, signal: AbortSignal): EventStream {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength > mostWaitingBytes) stream.destroy();
    else stream.write(text);
  };
  const timer = setInterval(() => write(': ping\n\n'), pingMs);
  const end = () => {
    clearInterval(timer);
    stream.end();
  };
  stream.once('close', end);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  void reply
    .type('text/event-stream; charset=utf-8')
    // A proxy that collects the answer before it hands it on would hold every event back.
    .header('x-accel-buffering', 'no')
    .send(stream);
  write('retry: 3000\n\n');
  return {
    send: ({ event, data, id }) => {
      const head = id === undefined ? '' : `id: ${id}\n`;
      write(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end,
  };
}
