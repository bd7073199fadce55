import { useId, type ReactNode } from 'react';
import { Frame } from './frame.tsx';
import styles from './page.module.css';

/** The body of a record: facts first, then what needs doing; the other way round on a narrow screen. */
export function Columns({ children }: { children: readonly [ReactNode, ReactNode] }) {
  const [main, aside] = children;
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div>{aside}</div>
    </div>
  );
}

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
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {actions !== undefined && <div data-print="no">{actions}</div>}
      </div>
      {children}
    </Frame>
  );
}

/** The bar above a list: filter and chips, and at the end what concerns the table. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.toolbar} data-print="no">
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
