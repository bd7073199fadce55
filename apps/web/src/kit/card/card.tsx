import { useId, type ReactNode } from 'react';
import { Frame } from '../frame/frame.tsx';
import styles from './card.module.css';

interface CardProps {
  readonly title: string;
  /** Text buttons. */
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A part of a page under its heading. Never inside another. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId();
  return (
    <Frame as="section" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {actions !== undefined && <div data-print="no">{actions}</div>}
      </div>
      {children}
    </Frame>
  );
}
