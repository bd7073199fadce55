import type { ReactNode } from 'react';

interface LiveStatusProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Text that screen readers announce when it changes: counts, saves. Stays in the page while it is empty. */
export function LiveStatus({ children, className }: LiveStatusProps) {
  return <output className={className}>{children}</output>;
}
