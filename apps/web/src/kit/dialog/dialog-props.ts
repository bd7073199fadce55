import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions?: ReactNode | undefined;
  readonly onClose: () => void;
  /** Neither Esc nor a press outside closes it: only its buttons do. */
  readonly insists?: boolean | undefined;
  /** What has the focus when it opens; when not given, the first of its controls, and of a wide one its first field or its title. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly wide?: boolean | undefined;
}
