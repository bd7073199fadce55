import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** How long a page may take to show its title. */
const patience = 10_000;

/**
 * After a change of page the focus goes to its title, which readers then read. A page that only changes its query keeps
 * the focus where it is, unless another step came in place of what had it: its title is read then. So does the first one.
 */
export function useFocusOnNavigation(): void {
  const place = useRouterState({
    select: ({ resolvedLocation: at }) => at && `${at.pathname}?${at.searchStr}`,
  });
  const last = useRef<{ readonly path: string | undefined; title: Element | null }>(undefined);
  useEffect(() => {
    const before = last.current;
    const [path] = place?.split('?') ?? [];
    const isFirst = before?.path === undefined;
    const isOtherPage = !isFirst && before.path !== path;
    const shown = { path, title: isOtherPage ? null : (before?.title ?? findTitle()) };
    last.current = shown;
    if (isFirst) return undefined;
    let isAwaited = isOtherPage;
    // The title of a page that is loading gives way to that of the page itself; the focus must not go with it.
    const look = () => {
      const title = findTitle();
      if (title === null || title === shown.title) return;
      shown.title = title;
      if (isAwaited || document.activeElement === document.body) title.focus({ preventScroll: true });
      isAwaited = false;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
}

const findTitle = () => document.querySelector<HTMLElement>('main h1');
