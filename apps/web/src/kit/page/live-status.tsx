import type { ReactNode } from 'react';

interface LiveStatusProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Words that are read out when they change: counts, saves. Stays in the page while it is empty. */
export function LiveStatus({ children, className }: LiveStatusProps) {
  return <output className={className}>{children}</output>;
}
