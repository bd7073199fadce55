import { Worker } from 'node:worker_threads';
import type { drawings } from './drawings.ts';

/** The name of something that can be drawn. */
export type Drawing = keyof typeof drawings;

/** What a drawing is made from. */
export type DrawingInput<Name extends Drawing> = Parameters<(typeof drawings)[Name]>[0];

export interface DrawingOrder {
  id: number;
  drawing: Drawing;
  input: unknown;
}

export interface DrawingAnswer {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}

/** Where documents are drawn. */
export interface DrawingRoom {
  /** Draws a document as PDF, in turn with others and away from the thread that answers requests. */
  draw<Name extends Drawing>(drawing: Name, input: DrawingInput<Name>): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How long the thread is kept when there is nothing to draw. */
const IDLE_MS = 30_000;

/**
 * A thread that draws: a register of many pages takes longer than anybody else should wait for an answer. It starts with the
 * first document, keeps the typefaces it has read, and ends when nothing was drawn for a while.
 */
export function createDrawingRoom(): DrawingRoom {
  let thread: DrawingThread | undefined;
  return {
    draw: (drawing, input) => {
      thread ??= new DrawingThread((ended) => {
        if (thread === ended) thread = undefined;
      });
      return thread.draw(drawing, input);
    },
    close: async () => {
      await thread?.end();
    },
  };
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

class DrawingThread {
  readonly #worker = new Worker(new URL('./drawing-thread.ts', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  readonly #leave: (ended: DrawingThread) => void;
  #next = 0;
  #idle: NodeJS.Timeout | undefined;

  /** `leave` is told when no more may be drawn here. */
  constructor(leave: (ended: DrawingThread) => void) {
    this.#leave = leave;
    this.#worker.unref();
    this.#worker.on('message', (answer: DrawingAnswer) => this.#hear(answer));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread that draws documents has ended.')));
  }

  draw(drawing: Drawing, input: unknown): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    this.#next += 1;
    const id = this.#next;
    // What is waited for keeps the process alive; a thread without work does not.
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const order: DrawingOrder = { id, drawing, input };
      this.#worker.postMessage(order);
    });
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    this.#leave(this);
    await this.#worker.terminate();
  }

  #hear({ id, bytes, error }: DrawingAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (bytes === undefined) waiting?.reject(new Error(`A document was not drawn: ${error ?? 'no reason'}`));
    else waiting?.resolve(bytes);
    if (this.#waiting.size > 0) return;
    this.#worker.unref();
    this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref();
  }

  #fail(error: Error): void {
    clearTimeout(this.#idle);
    this.#leave(this);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
