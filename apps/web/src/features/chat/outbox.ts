import { useSyncExternalStore } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';

export type ChatMessage = CallReply<'getChatMessages'>['entity'][number];

/** A message on its way, under the key by which the server knows it again. */
export interface Outgoing {
  readonly key: string;
  readonly toUserId: string;
  readonly text: string;
  readonly at: string;
  readonly state: 'sending' | 'failed';
  /** Why it failed, and for good. */
  readonly refusal?: string | undefined;
}

type Send = (message: Outgoing) => Promise<ChatMessage>;

const sendToServer: Send = async ({ key, toUserId, text }) => {
  const body = { toUserId, clientKey: key, text };
  const [message] = (await call('sendChatMessage', { body })).entity;
  if (message === undefined) throw new Error('The server kept no message');
  return message;
};

/** Waits between the tries of one sending, in milliseconds. */
const pauses = [1000, 3000, 8000];

/**
 * What was written and has not arrived. It outlives the panel, so that nothing is lost when it is closed. A lost answer
 * is asked for again under the same key: the server keeps one message of it.
 */
export class Outbox {
  #messages: readonly Outgoing[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;

  constructor(send: Send = sendToServer) {
    this.#send = send;
  }

  readonly list = (): readonly Outgoing[] => this.#messages;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a message and sends it; gives what the server keeps, or nothing when it has to be sent again by hand. */
  add(toUserId: string, text: string): Promise<ChatMessage | undefined> {
    const message = { key: crypto.randomUUID(), toUserId, text, at: new Date().toISOString() };
    this.#replace([...this.#messages, { ...message, state: 'sending' }]);
    return this.#deliver(message.key);
  }

  sendAgain(key: string): Promise<ChatMessage | undefined> {
    this.#change(key, { state: 'sending', refusal: undefined });
    return this.#deliver(key);
  }

  discard(key: string): void {
    this.#replace(this.#messages.filter((message) => message.key !== key));
  }

  async #deliver(key: string): Promise<ChatMessage | undefined> {
    for (const pause of [...pauses, undefined]) {
      const message = this.#messages.find((one) => one.key === key);
      if (message === undefined) return undefined;
      try {
        const kept = await this.#send(message);
        this.discard(key);
        return kept;
      } catch (error) {
        if (error instanceof ApiProblem && error.status < 500) {
          this.#change(key, { state: 'failed', refusal: error.message });
          return undefined;
        }
        if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    this.#change(key, { state: 'failed' });
    return undefined;
  }

  #change(key: string, change: Partial<Outgoing>): void {
    this.#replace(
      this.#messages.map((message) => (message.key === key ? { ...message, ...change } : message)),
    );
  }

  #replace(messages: readonly Outgoing[]): void {
    this.#messages = messages;
    for (const listener of this.#listeners) listener();
  }
}

export const outbox = new Outbox();

/** What is on its way to a person. */
export function useOutgoing(toUserId: string): readonly Outgoing[] {
  const messages = useSyncExternalStore(outbox.subscribe, outbox.list);
  return messages.filter((message) => message.toUserId === toUserId);
}
