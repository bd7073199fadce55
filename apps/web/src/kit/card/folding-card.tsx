import { useId, type ReactNode } from 'react';
import { Frame } from '../frame/frame.tsx';
import cardStyles from './card.module.css';
import styles from './folding-card.module.css';

interface FoldingCardProps {
  readonly title: string;
  /** What is in it, as far as two lines hold it; shown while it is folded. */
  readonly summary: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A part of a long page that is folded under its heading once it is read. */
export function FoldingCard({ title, summary, isOpen, onToggle, children }: FoldingCardProps) {
  const id = useId();
  return (
    <Frame as="section" className={cardStyles.card} aria-labelledby={id}>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.head}>
          <h2 id={id}>
            <bdi>{title}</bdi>
          </h2>{' '}
          {!isOpen && summary !== '' && (
            <span className={styles.summary} dir="auto">
              {summary}
            </span>
          )}
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </Frame>
  );
}
