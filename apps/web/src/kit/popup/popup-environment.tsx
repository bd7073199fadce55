import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/** What the widget library must know: no style elements of its own, and which way the page reads. */
export function PopupEnvironment({ children }: { children: ReactNode }) {
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
