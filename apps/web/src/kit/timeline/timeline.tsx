import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './timeline.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface TimelineStep {
  /** Needed where a label comes twice: a filing that was rejected is a draft again. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly state: 'done' | 'current' | 'failed' | 'to-come';
  /** When, and by whom. */
  readonly detail?: ReactNode | undefined;
}

const stateText = { done: 'done', current: 'now', failed: 'failed', 'to-come': 'to come' } as const;
const classFor = {
  done: styles.done,
  current: styles.current,
  failed: styles.failed,
  'to-come': styles.toCome,
} as const;

/** The way of a filing: Draft, Ready, Submitted, Accepted or Rejected. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.id ?? step.label}
          className={classNames(styles.step, classFor[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.label}>{step.label}</span>
          <VisuallyHidden> ({stateText[step.state]})</VisuallyHidden>
          {step.detail !== undefined && <div className={styles.detail}>{step.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
