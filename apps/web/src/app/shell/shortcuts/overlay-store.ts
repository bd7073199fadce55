import { useSyncExternalStore } from 'react';

/** What lies over the page at the call of a key: the palette, the list of companies, or the list of keys. */
export type Overlay = 'everything' | 'companies' | 'shortcuts';

let open: Overlay | undefined;
let destination: ((companyId: string) => string) | undefined;
const listeners = new Set<() => void>();

/**
 * Opens it, in the place of another; without one closes what is open. The list of companies may lead to a page of the
 * one that is chosen.
 */
export function showOverlay(overlay: Overlay | undefined, leadsTo?: (companyId: string) => string): void {
  open = overlay;
  destination = leadsTo;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(subscribe, () => open);
}

/** Where a company that is chosen now leads, if not to the page that is open. */
export const readDestination = (): ((companyId: string) => string) | undefined => destination;
