/** One event of a stream. */
export interface ServerEvent {
  /** A stream resumes after this id. */
  readonly id: string;
  readonly topic: string;
  /** Ids of the records that changed. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads server-sent events from an answer until it ends. Throws when the connection breaks. */
export async function readEvents(response: Response, onEvent: (event: ServerEvent) => void): Promise<void> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = toEvent(block);
      if (event) onEvent(event);
    }
  }
}

function toEvent(block: string): ServerEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const topic = field('event');
  const id = field('id');
  const data: unknown = JSON.parse(field('data') ?? '{}');
  if (topic === undefined || id === undefined || !isRecord(data)) return undefined;
  return { id, topic, data };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
