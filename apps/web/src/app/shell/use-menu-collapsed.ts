import { useState } from 'react';

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

/** Whether the menu beside the page is collapsed; remembered in this browser. */
export function useMenuCollapsed() {
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    storeCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
