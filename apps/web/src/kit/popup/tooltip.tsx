import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './tooltip.module.css';
import { whenOnline } from '../when-online.ts';

const TooltipPopup = lazy(() => whenOnline(() => import('./tooltip-popup.tsx')));

const openDelay = 400;

/** Shows the name of the one control inside, on pointing and on focus by keyboard; Esc takes it away. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the control inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(openDelay)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {children}
      {open && (
        <Suspense fallback={null}>
          <TooltipPopup anchor={anchor} text={text} onClose={hide} />
        </Suspense>
      )}
    </span>
  );
}
