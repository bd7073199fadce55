import { useSyncExternalStore } from 'react';

/** Which panels of the chat are open. */
export interface ChatState {
  readonly list: boolean;
  /** Whose conversation is open beside the list. */
  readonly withUserId: string | undefined;
}

const closed: ChatState = { list: false, withUserId: undefined };

let state = closed;
const listeners = new Set<() => void>();

function set(next: ChatState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the list, or collapses it: the message panel goes with it. */
export function toggleChat(): void {
  set(state.list ? closed : { ...closed, list: true });
}

export function closeChat(): void {
  set(closed);
}

/** Opens a conversation beside the list. */
export function openConversation(withUserId: string): void {
  set({ list: true, withUserId });
}

/** Closes the message panel; the list stays. */
export function closeConversation(): void {
  set({ ...state, withUserId: undefined });
}

const read = () => state;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useChatState(): ChatState {
  return useSyncExternalStore(subscribe, read);
}
