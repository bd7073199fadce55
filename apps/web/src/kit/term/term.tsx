import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import styles from '../popup/popup.module.css';
import { whenOnline } from '../when-online.ts';

const loadPopup = () => whenOnline(() => import('./term-popup.tsx'));
const TermPopup = lazy(loadPopup);

interface TermProps {
  /** The words in the sentence: "nominal value". */
  readonly children: string;
  /** Two sentences at most. */
  readonly explanation: ReactNode;
}

/** A legal word with its meaning one press away. */
export function Term({ children, explanation }: TermProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.term}
        data-print="yes"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <TermPopup
            anchor={anchor}
            title={children}
            explanation={explanation}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
