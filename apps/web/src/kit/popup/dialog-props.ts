import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions?: ReactNode | undefined;
  readonly onClose: () => void;
  /** Neither Esc nor a press outside closes it: only its buttons do. */
  readonly insists?: boolean | undefined;
  readonly wide?: boolean | undefined;
}
