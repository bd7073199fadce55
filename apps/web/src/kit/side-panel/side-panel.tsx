import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { usePopupContainer } from '../popup/popup-container.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode | undefined;
  /** The label of the closing button. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stands before the first panel, and over it where there is no room for two. */
  readonly second?: boolean | undefined;
  /** With room for controls side by side. */
  readonly wide?: boolean | undefined;
}

/**
 * A panel at the end of the reading direction that leaves the page usable. It slides in, takes the focus, and gives it
 * back when it is closed. Where it covers the page the focus stays in it.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, title, note, closeLabel, onClose, children, second, wide } = props;
  const container = usePopupContainer();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useFocusIn(open, panel);
  if (container === null) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab') keepFocus(event);
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and Tab, wherever in it the focus is
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- never modal, and it stays in place to slide out
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      inert={!open}
      data-open={open || undefined}
      data-print="no"
      className={classNames(styles.panel, second && styles.second, wide && styles.wide)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <div className={styles.text}>
          <h2 id={id} className={styles.title} dir="auto">
            {title}
          </h2>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
        <IconButton icon={IconX} label={closeLabel} compact onClick={onClose} />
      </div>
      {children}
    </div>,
    container,
  );
}

/** The focus goes to what asks for it, else to the panel; afterwards back to where it was. */
function useFocusIn(open: boolean, panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = panel.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    const target = element.querySelector<HTMLElement>('[data-first-focus]') ?? element;
    target.focus({ preventScroll: true });
    return () => {
      const isInside = element.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [open, panel]);
}

function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  if (panel.offsetWidth < document.documentElement.clientWidth) return;
  const controls = [
    ...panel.querySelectorAll<HTMLElement>('a[href], button, textarea, input, [tabindex="0"]'),
  ];
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  if (document.activeElement !== edge && document.activeElement !== panel) return;
  if (document.activeElement === panel && !event.shiftKey) return;
  event.preventDefault();
  (event.shiftKey ? controls.at(-1) : controls[0])?.focus();
}
