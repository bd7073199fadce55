import { useSyncExternalStore } from 'react';

/** From here on the menu stands beside the page; below it lies over it. */
const wide = '(min-width: 992px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
