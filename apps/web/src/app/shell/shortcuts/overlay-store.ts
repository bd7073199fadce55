import { useSyncExternalStore } from 'react';

/** What lies over the page at the call of a key: the palette, the list of companies, or the list of keys. */
export type Overlay = 'everything' | 'companies' | 'shortcuts';

let open: Overlay | undefined;
const listeners = new Set<() => void>();

/** Opens it, in the place of another; without one closes what is open. */
export function showOverlay(overlay: Overlay | undefined): void {
  open = overlay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(subscribe, () => open);
}
