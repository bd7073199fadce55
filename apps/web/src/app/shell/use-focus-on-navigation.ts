import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '#kit/focus/lost-focus.ts';

/** How long a page may take to show its title, before the focus no longer leaves for it what has it. */
const patience = 10_000;

/**
 * After a change of page the focus goes to its title, which readers then read. A page that only changes its query, or becomes
 * another at the same address, keeps the focus where it is, unless what had it is gone with the title: the new one is read then.
 * The first page leaves the focus alone until somebody has come to something on it.
 */
export function useFocusOnNavigation(): void {
  const place = useRouterState({
    select: ({ resolvedLocation: at }) => at && `${at.pathname}?${at.searchStr}`,
  });
  const last = useRef<{ readonly path: string | undefined; title: Element | null }>(undefined);
  const isUsed = useRef(false);
  useEffect(() => {
    const note = () => {
      isUsed.current = true;
    };
    document.addEventListener('focusin', note, { once: true });
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const before = last.current;
    const [path] = place?.split('?') ?? [];
    const isFirst = before?.path === undefined;
    const isOtherPage = !isFirst && before.path !== path;
    const shown = { path, title: isOtherPage ? null : (before?.title ?? findTitle()) };
    last.current = shown;
    let isAwaited = isOtherPage;
    // The title of a page that is loading gives way to that of the page itself; the focus must not go with it.
    const look = () => {
      const title = findTitle();
      if (title === null || title === shown.title) return;
      shown.title = title;
      if (isAwaited || (isUsed.current && isFocusLost())) title.focus({ preventScroll: true });
      isAwaited = false;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    // Whoever has begun something meanwhile is not taken from it.
    const timer = setTimeout(() => {
      isAwaited = false;
    }, patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
}

const findTitle = () => document.querySelector<HTMLElement>('main h1');
