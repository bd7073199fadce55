import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** How long a page may take to show its title. */
const patience = 10_000;

/**
 * After a change of page the focus goes to its title, which readers then read. A page that only changes
 * its query keeps the focus where it is; so does the first one.
 */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef<string>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = path;
    if (before === undefined || before === path) return undefined;
    let title = focusTitle();
    // The title of a page that is loading gives way to that of the page itself; the focus must not go with it.
    const observer = new MutationObserver(() => {
      const isLost = title?.isConnected === false && document.activeElement === document.body;
      if (title === null || isLost) title = focusTitle();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [path]);
}

function focusTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.focus({ preventScroll: true });
  return title;
}
