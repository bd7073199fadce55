import type { ComponentProps, ReactNode } from 'react';
import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { CompanyLine } from '#company-page/company-number.tsx';
import { ApprovalNote } from '#filing/approval/approval-note.tsx';
import { RejectionNote } from '#filing/rejection-note.tsx';
import { Lines } from '#filing/lines.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { Wizard, type WizardStep } from '#kit/wizard/wizard.tsx';
import { linesOf, titleOf } from './answer-text.ts';
import styles from './forms.module.css';
import { type FormSection, type FormState, placesOf } from './form-state.ts';

interface FormFrameProps {
  readonly form: FormState;
  readonly place: string;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page of a form: company, steps, last day, answers so far. */
export function FormFrame({ form, place, title, actions, children }: FormFrameProps) {
  const isStep = form.steps.some(({ id }) => id === place);
  return (
    <Wizard
      title={title}
      overline={
        <>
          <CompanyLine name={form.companyName} number={form.companyNumber} /> · {form.formName} (
          <Value>{form.formNumber}</Value>)
        </>
      }
      steps={wizardSteps(form, place)}
      {...(isStep && answersSoFar(form, place))}
      actions={actions}
    >
      <RejectionNote companyId={form.companyId} filingId={form.filingId} />
      {place !== 'review' && <ApprovalNote filingId={form.filingId} />}
      <LastDay dueOn={form.dueOn} />
      {children}
    </Wizard>
  );
}

function LastDay({ dueOn }: Pick<FormState, 'dueOn'>) {
  const today = useToday();
  if (dueOn === null) return null;
  return (
    <p className={styles.due}>
      Last day to file: <Deadline date={dueOn} today={today} />
    </p>
  );
}

const labelsAfter = {
  software: { check: 'Check answers', review: 'Review and file' },
  document: { check: 'Check answers', review: 'Review and approve' },
} as const satisfies Record<FormState['way'], Readonly<Record<string, string>>>;

function wizardSteps({ filingId, steps, isReady, way }: FormState, place: string): readonly WizardStep[] {
  return placesOf(steps).map((each) => {
    const step = steps.find(({ id }) => id === each);
    const after: Readonly<Record<string, string>> = labelsAfter[way];
    const label = step?.title ?? after[each] ?? each;
    if (each === place) return { label, state: 'current' };
    const isDone = step?.isComplete ?? (each === 'check' && isReady);
    return { label, state: isDone ? 'done' : 'to-come', href: paths.form(filingId, { step: each }) };
  });
}

/** From so many steps on the answers are folded step by step: an application to form a company has one for each person. */
export const foldedFrom = 6;

function answersSoFar(
  form: FormState,
  place: string,
): Pick<ComponentProps<typeof Wizard>, 'answers' | 'answerParts'> {
  const { steps } = form;
  if (steps.length < foldedFrom)
    return {
      answers: factsOf(
        form,
        steps.flatMap(({ sections }) => sections),
      ),
    };
  const parts = steps.map(({ id, title, sections }) => ({
    title,
    facts: factsOf(form, sections),
    isOpen: id === place,
  }));
  return { answerParts: parts.filter(({ facts }) => facts.length > 0) };
}

function factsOf(form: FormState, sections: readonly FormSection[]): readonly Fact[] {
  return [...Map.groupBy(sections, titleOf)].flatMap(([term, alike]) => {
    const lines = alike.flatMap((section) => linesOf(section, form));
    return lines.length === 0 ? [] : [{ term, value: <Lines lines={lines} /> }];
  });
}
