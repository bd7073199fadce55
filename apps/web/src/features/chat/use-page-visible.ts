import { useSyncExternalStore } from 'react';

const read = () => document.visibilityState === 'visible';
const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether somebody may be looking: the tab is not behind another. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, read);
}
