import { useSyncExternalStore } from 'react';

/** Said by whoever writes the attributes of the page's root. */
const event = 'statbook:appearance';

function subscribe(listener: () => void): () => void {
  document.addEventListener(event, listener);
  return () => document.removeEventListener(event, listener);
}

/** An attribute of the page's root, `data-…`, that decides how the frame is built. */
export function usePageAttribute(name: string): string | null {
  return useSyncExternalStore(subscribe, () => document.documentElement.getAttribute(name));
}
