import { useState } from 'react';
import { usePageAttribute } from '../use-page-attribute.ts';

const key = 'statbook.menu';

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
}

function storeCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(key, collapsed ? 'collapsed' : 'open');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/**
 * Whether the menu beside the page is collapsed; remembered in this browser. A layout that is looked at may begin with
 * a collapsed one: what is done there is not remembered.
 */
export function useMenuCollapsed() {
  const lookedAt = usePageAttribute('data-starts-collapsed') !== null;
  const [remembered, setRemembered] = useState(readCollapsed);
  const [there, setThere] = useState<boolean>();
  if (!lookedAt && there !== undefined) setThere(undefined);
  const collapsed = lookedAt ? (there ?? true) : remembered;
  const toggle = () => {
    if (lookedAt) return setThere(!collapsed);
    setRemembered(!collapsed);
    return storeCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
