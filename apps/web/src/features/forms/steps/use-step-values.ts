import { useRef } from 'react';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { type Answers, answerAt, type FormField, fieldsIn, type FormState } from '../form-state.ts';
import { toName } from '#filing/answers/answers.ts';

/** Texts by the name of their field. */
export type StepValues = Readonly<Record<string, string>>;

/** The values that a form of answers begins with. */
export const toValues = (answers: Answers): StepValues =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [toName(path), answer]));

/** What is typed in a step, beside what the server holds. */
export function useStepValues(form: StatbookForm<StepValues>, state: FormState, stepId: string) {
  const held = useRef<Answers>(state.answers);
  const typed = (path: string): string => form.getValues(toName(path)) ?? '';
  const changedFields = (fields: readonly FormField[]): Answers =>
    Object.fromEntries(
      fields
        .filter(({ path }) => typed(path) !== answerAt(held.current, path))
        .map(({ path }) => [path, typed(path)]),
    );

  /** What of the step was entered and not yet saved. */
  const changes = (): Answers => {
    const step = state.steps.find(({ id }) => id === stepId);
    return step === undefined ? {} : changedFields(fieldsIn(step));
  };
  /** Takes over what the server holds now; what was typed since `sent` was read from the fields stays. */
  const takeOver = (now: FormState, sent: Answers = {}): void => {
    const before: Answers = { ...held.current, ...sent };
    for (const path of new Set([...Object.keys(before), ...Object.keys(now.answers)])) {
      const isAsTyped = typed(path) !== answerAt(before, path);
      if (!isAsTyped) form.setValue(toName(path), answerAt(now.answers, path));
    }
    held.current = now.answers;
  };
  /** Puts answers into their fields, as when rows move. */
  const write = (answers: Answers): void => {
    for (const [path, answer] of Object.entries(answers)) form.setValue(toName(path), answer);
  };
  return { changes, takeOver, write };
}
