import { useRef, useState } from 'react';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { AnswerField } from '#filing/answers/answer-field.tsx';
import { type AnswerValues, nameOfError, toName } from '#filing/answers/answers.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { takeFocus } from '#kit/focus/next-focus.ts';
import { EmptyState } from '#kit/states/states.tsx';
import { answersIn, type ChangePlan, fieldsOf } from './change-types.ts';
import { LeaveChange } from './leave-change.tsx';
import { RolesLeftOut } from './roles-left-out.tsx';
import styles from '../people.module.css';

interface NewDetailsProps {
  readonly personId: string;
  readonly fromFilingId?: string | undefined;
  readonly begun: ChangePlan;
  /** What was entered before, by path. */
  readonly entered: Readonly<Record<string, string>>;
  readonly onPlanned: (plan: ChangePlan, answers: Readonly<Record<string, string>>) => void;
}

const toValues = (answers: Readonly<Record<string, string>>): AnswerValues =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [toName(path), answer]));

/** What is new, by the questions of all the forms that tell of it. */
export default function NewDetails(props: NewDetailsProps) {
  const { personId, fromFilingId, begun, entered, onPlanned } = props;
  const [plan, setPlan] = useState(begun);
  const form = useStatbookForm<AnswerValues>({ defaultValues: toValues({ ...begun.known, ...entered }) });
  const planning = useAction('planPersonChange');
  const isReturn = Object.keys(entered).length > 0;
  const { blocker, markSaved } = useUnsavedChanges(form, { isEntered: isReturn });
  const asked = useRef(0);
  const ask = async () => {
    asked.current += 1;
    const turn = asked.current;
    const answers = answersIn(plan, form.getValues());
    const { entity } = await planning.mutateAsync({ body: { personId, answers, fromFilingId } });
    const [now = plan] = entity;
    // An answer that comes late does not take the place of a later one.
    if (turn === asked.current) setPlan(now);
    return { now, answers };
  };
  const goOn = async (): Promise<FormRefusal | void> => {
    try {
      const { now, answers } = await ask();
      const refusal = refusalOf(now);
      if (refusal !== undefined) return refusal;
      markSaved();
      onPlanned(now, answers);
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  if (fieldsOf(plan).length === 0)
    return (
      <div className={styles.page}>
        <EmptyState title="No notice can be started">
          None of the roles of this person can be changed by a form now.
        </EmptyState>
        <RolesLeftOut roles={plan.roles} />
      </div>
    );
  return (
    <div ref={isReturn ? takeFocus : undefined} tabIndex={-1} className={styles.page}>
      <Banner tone="info">Nothing is saved or sent until you start the drafts.</Banner>
      <ActionForm
        form={form}
        onSubmit={goOn}
        submitLabel="Choose the companies"
        cancelHref={paths.person(personId)}
      >
        {plan.sections.map(({ title, hint, fields }) => (
          <FormSection key={title} title={title} description={hint ?? undefined}>
            {fields.map((field) => (
              <AnswerField
                key={field.path}
                form={form}
                field={field}
                masked={plan.secretsHeld.find(({ path }) => path === field.path)?.masked}
                // What it decides is asked for quietly: who goes on meanwhile is told what is missing.
                onDecided={() => void ask().catch(() => undefined)}
              />
            ))}
          </FormSection>
        ))}
      </ActionForm>
      <LeaveChange blocker={blocker} />
    </div>
  );
}

/** What is wrong, at its fields. */
function refusalOf(plan: ChangePlan): FormRefusal | undefined {
  if (plan.errors.length === 0) return undefined;
  const fields = fieldsOf(plan);
  const errors: Record<string, string> = {};
  for (const { path, message } of plan.errors) errors[nameOfError(path, fields)] ??= message;
  return { detail: 'Some answers need attention.', errors };
}
