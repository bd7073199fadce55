import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { conflictRefusal, isConflict } from '#filing/draft/conflict.tsx';
import { isSavedDraft, useDraftSaving } from '#filing/draft/use-draft-saving.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { refusalOf } from '../field-names.ts';
import { rowAdded, rowRemoved } from '../list-rows.ts';
import { type Answers, type FormState, type FormStep, neighbours } from '../form-state.ts';
import type { FilledFrom, OpenForm } from '../use-form.ts';
import { usePendingChanges } from './pending-changes.ts';
import { type StepValues, useStepValues } from './use-step-values.ts';

interface SavedStep {
  readonly open: OpenForm;
  readonly step: FormStep;
  readonly form: StatbookForm<StepValues>;
}

/** Saving a step on the way on, back and out, by the keys that everybody knows, and where an answer decides what is asked. */
export function useSaving({ open, step, form }: SavedStep) {
  const router = useRouter();
  const [isConflicting, setConflicting] = useState(false);
  const values = useStepValues(form, open.form, step.id);
  const pending = usePendingChanges(step);
  const isSaved = () => pending.isEmpty() && Object.keys(values.changes()).length === 0;
  const unsaved = useUnsavedChanges(form, { isSaved, keep: () => save() });

  const save = async (more: Answers = {}): Promise<FormState | FormRefusal> => {
    pending.add(more);
    const sent = pending.with({ ...values.changes(), ...more });
    try {
      const saved = await open.save(step.id, sent);
      pending.settle(sent);
      values.takeOver(saved, sent);
      setConflicting(false);
      return saved;
    } catch (error) {
      if (!isConflict(error)) return toFormRefusal(error);
      setConflicting(true);
      return conflictRefusal;
    }
  };
  const { busy, whileBusy, saveQuietly, saveAnd, finishLater } = useDraftSaving({
    what: 'Form',
    companyId: open.form.companyId,
    save,
  });
  const goTo = (place: string) => router.navigate({ href: paths.form(open.form.filingId, { step: place }) });
  const goOn = async (): Promise<FormRefusal | void> => {
    const saved = await whileBusy(save);
    if (!isSavedDraft(saved)) return saved;
    const refusal = refusalOf(saved, step.id);
    const { after } = neighbours(saved.steps, step.id);
    if (refusal === undefined && after !== undefined) await goTo(after);
    return refusal;
  };
  return {
    busy,
    isConflicting,
    blocker: unsaved.blocker,
    goOn,
    goBack: (place: string) => saveAnd(() => goTo(place)),
    finishLater,
    /** An answer was given that decides what else is asked. Whoever goes on meanwhile, as by the press that left it, is not held up. */
    saveDeciding: () => {
      if (!isSaved()) void saveQuietly();
    },
    /** What is typed is kept first: what is known of the person then stands in place of it. */
    fillIn: (known: FilledFrom, then: () => void) =>
      saveAnd(async () => {
        try {
          values.takeOver(await open.fill(step.id, known));
          then();
        } catch (error) {
          if (isConflict(error)) setConflicting(true);
          else showFailure(error);
        }
      }),
    ...heldChanges({ open, values, saveAnd, onConflict: () => setConflicting(true) }),
    ...waysOutOfConflict({
      open,
      values,
      saveAnd,
      onDiscarded: () => {
        pending.clear();
        setConflicting(false);
      },
    }),
  };
}

export type Saving = ReturnType<typeof useSaving>;

interface SavedValues {
  readonly open: OpenForm;
  readonly values: ReturnType<typeof useStepValues>;
  readonly saveAnd: (then: () => void, more?: Answers) => void;
}

interface Held extends SavedValues {
  readonly onConflict: () => void;
}

/** Changes to what is not typed: rows of a list, files, secrets. */
function heldChanges({ open, values, saveAnd, onConflict }: Held) {
  const change = (changed: Answers, then: () => void = () => undefined) => {
    values.write(changed);
    saveAnd(then, changed);
  };
  return {
    /** Empties what is held at a path: sealed, or as a file. */
    removeHeld: (path: string) => change({ [path]: '' }, () => showToast('It is no longer held')),
    /** Answers a field with a file, beside what is typed. */
    attach: async (path: string, file: File) => {
      try {
        values.takeOver(await open.attach(path, file));
      } catch (error) {
        if (isConflict(error)) onConflict();
        throw error;
      }
    },
    addRow: (path: string, count: number) => change(rowAdded(path, count)),
    removeRow: (path: string, index: number) => {
      const { answers, secretsHeld } = open.form;
      change(rowRemoved({ answers: { ...answers, ...values.changes() }, secretsHeld }, path, index));
    },
  };
}

interface Conflict extends SavedValues {
  readonly onDiscarded: () => void;
}

/** Both begin with what somebody else has saved. */
function waysOutOfConflict({ open, values, saveAnd, onDiscarded }: Conflict) {
  return {
    /** What was entered here is saved on top of it. */
    saveOnTop: async () => {
      values.takeOver(await open.reload());
      saveAnd(() => showToast('Form saved'));
    },
    /** It stands in place of what was entered here. */
    discard: async () => {
      const theirs = await open.reload();
      values.write({ ...blank(values.changes()), ...theirs.answers });
      values.takeOver(theirs);
      onDiscarded();
    },
  };
}

const blank = (answers: Answers): Answers =>
  Object.fromEntries(Object.keys(answers).map((path) => [path, '']));
