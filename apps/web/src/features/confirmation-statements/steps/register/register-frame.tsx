import type { ReactNode } from 'react';
import { Frame } from '#kit/frame/frame.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import styles from '../steps.module.css';

/** What stands in a register, under a heading that says in which. */
export function RegisterFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame as="section" className={styles.register}>
      <h2>
        <Muted as="span" small>
          {title}
        </Muted>
      </h2>
      {children}
    </Frame>
  );
}
