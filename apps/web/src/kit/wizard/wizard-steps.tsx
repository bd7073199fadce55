import { AppLink } from '../link/app-link.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './wizard.module.css';

export interface WizardStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'to-come';
  /** Of a step that was done: back to it. */
  readonly href?: string | undefined;
}

const stateText = { done: 'done', current: 'now', 'to-come': 'to come' } as const;

/** The steps of a wizard: done, now, to come. */
export function WizardSteps({ steps }: { steps: readonly WizardStep[] }) {
  return (
    <ol aria-label="Steps" className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={classNames(
            styles.step,
            step.state === 'done' && styles.done,
            step.state === 'current' && styles.current,
          )}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {step.state === 'done' ? '✓' : index + 1}
          </span>
          {step.href === undefined ? step.label : <AppLink href={step.href}>{step.label}</AppLink>}
          <VisuallyHidden> ({stateText[step.state]})</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
