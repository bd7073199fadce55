import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { conflictRefusal, isConflict } from '#filing/draft/conflict.tsx';
import { useTurns } from '#filing/draft/draft-saves.ts';
import { isSavedDraft, useDraftSaving } from '#filing/draft/use-draft-saving.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { refusalOf } from './refusal-of-step.ts';
import type { AnswerStep, Check } from './statement-steps.ts';
import type { DraftVersion, Statement, StepAnswers } from './use-statement.ts';

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
  // What the page began with, not what was read last: a draft saved elsewhere is read again while this page stands.
  const onto = useRef<DraftVersion | undefined>(statement.draft);
  const takeTurn = useTurns();
  const [isConflicting, setConflicting] = useState(false);
  const unsaved = useUnsavedChanges(form, { keep: () => save() });
  const saveNow = async (then: AnswerStep): Promise<Check | FormRefusal> => {
    try {
      const saved = await statement.save(then, toAnswers(form.getValues()), onto.current);
      onto.current = saved;
      setConflicting(false);
      unsaved.markSaved();
      return saved;
    } catch (error) {
      if (!isConflict(error)) return toFormRefusal(error);
      setConflicting(true);
      return conflictRefusal;
    }
  };
  /** The draft is gone on with where the person is then. */
  const save = (then: AnswerStep = step) => takeTurn(() => saveNow(then));
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
  return {
    ...saving,
    isConflicting,
    blocker: unsaved.blocker,
    markSaved: unsaved.markSaved,
    goOn,
    saveOnTop: async () => {
      onto.current = await statement.reload();
      saving.saveAnd(() => showToast('Statement saved'));
    },
    discard: statement.discard,
  };
}
