import type { FieldValues } from 'react-hook-form';
import { isSavedDraft, useDraftSaving } from '#filing/draft/use-draft-saving.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { refusalOf } from './refusal-of-step.ts';
import type { AnswerStep, Check } from './statement-steps.ts';
import type { Statement, StepAnswers } from './use-statement.ts';

interface SavedPart<Values extends FieldValues> {
  readonly statement: Statement;
  readonly step: AnswerStep;
  readonly form: StatbookForm<Values>;
  readonly toAnswers: (values: Values) => StepAnswers;
  /** What comes once it is saved with nothing wrong in it; may say what still stands in the way. */
  readonly onSaved: (check: Check) => Promise<FormRefusal | void> | FormRefusal | void;
}

/** Saving a part of the statement: judged on the way on, and as it stands on every other. */
export function useStatementSaving<Values extends FieldValues>(part: SavedPart<Values>) {
  const { statement, step, form, toAnswers, onSaved } = part;
  const unsaved = useUnsavedChanges(form, { keep: () => save() });
  /** The draft is gone on with where the person is then. */
  const save = async (then: AnswerStep = step): Promise<Check | FormRefusal> => {
    try {
      const saved = await statement.save(then, toAnswers(form.getValues()));
      unsaved.markSaved();
      return saved;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  const { whileBusy, ...saving } = useDraftSaving({
    what: 'Statement',
    companyId: statement.companyId,
    save,
  });
  const goOn = async (): Promise<FormRefusal | void> => {
    const saved = await whileBusy(() => save('statements'));
    if (!isSavedDraft(saved)) return saved;
    return refusalOf(saved, step) ?? onSaved(saved);
  };
  return { ...saving, blocker: unsaved.blocker, markSaved: unsaved.markSaved, goOn };
}
