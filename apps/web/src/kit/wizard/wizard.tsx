import type { ReactNode } from 'react';
import { DescriptionList, type Fact } from '../description-list/description-list.tsx';
import { Frame } from '../frame/frame.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { WizardSteps, type WizardStep } from './wizard-steps.tsx';
import styles from './wizard.module.css';

export type { WizardStep } from './wizard-steps.tsx';

/** Answers that are folded under one heading. */
interface AnswerPart {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether it is open at first. */
  readonly isOpen: boolean;
}

interface WizardProps {
  /** The title of the step, the page's `h1`. */
  readonly title: string;
  /** The company and its number. */
  readonly overline: ReactNode;
  readonly steps: readonly WizardStep[];
  /** The answers so far, beside the step where there is room. */
  readonly answers?: readonly Fact[] | undefined;
  /** The same of a long wizard, folded part by part. */
  readonly answerParts?: readonly AnswerPart[] | undefined;
  /** "Save and finish later" and the like, at the head. */
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** One subject per step; the steps so far, now and to come; the answers so far. */
export function Wizard(props: WizardProps) {
  const { title, overline, steps, answers = [], answerParts = [], actions, children } = props;
  return (
    <div className={styles.wizard}>
      <div>
        <PageHeader title={title} overline={overline} actions={actions} />
        <WizardSteps steps={steps} />
        {children}
      </div>
      {answers.length + answerParts.length > 0 && (
        <Frame as="section" className={styles.answers} aria-labelledby="wizard-answers">
          <h2 id="wizard-answers">Answers so far</h2>
          {answers.length > 0 && <DescriptionList facts={answers} />}
          {answerParts.map((part) => (
            <details key={part.title} open={part.isOpen} className={styles.part}>
              <summary dir="auto">{part.title}</summary>
              <DescriptionList facts={part.facts} />
            </details>
          ))}
        </Frame>
      )}
    </div>
  );
}
