import type { SessionEvent, SessionEventType } from '../../session-event.ts';

/** Publishes the events of the session. */
export interface SessionEvents {
  emit(type: SessionEventType, cause?: unknown): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

export function createSessionEvents(): SessionEvents {
  const listeners = new Set<(event: SessionEvent) => void>();
  return {
    emit: (type, cause) => {
      const event = cause === undefined ? { type } : { type, reason: toReason(cause) };
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A short text about a failure: its OAuth error code where it has one. */
export function toReason(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  if (!(cause instanceof Error)) return 'unknown';
  if ('error' in cause && typeof cause.error === 'string') return cause.error;
  return cause.name === 'Error' || cause.name === 'TypeError' ? cause.message : cause.name;
}
