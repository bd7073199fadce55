import { useEffect, useRef, useSyncExternalStore } from 'react';
import { liveEvents, type LiveListener } from './live-events.ts';

/** Calls `listener` while the component stands, for each live event of the topic. */
export function useLiveEvents(topic: string, listener: LiveListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => liveEvents.subscribe(topic, (event) => latest.current(event)), [topic]);
}

/** Whether live events come in now; while they do not, what they would tell has to be asked for. */
export function useLiveConnection(): boolean {
  return useSyncExternalStore(liveEvents.watch, liveEvents.isConnected);
}
