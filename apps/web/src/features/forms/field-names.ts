import { nameOfError } from '#filing/answers/answers.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { type FormState, fieldsIn } from './form-state.ts';

/** What a step has wrong, at its fields; nothing when only other steps do. */
export function refusalOf({ errors, steps }: FormState, stepId: string): FormRefusal | undefined {
  const here = errors.filter(({ step }) => step === stepId);
  const step = steps.find(({ id }) => id === stepId);
  if (here.length === 0 || step === undefined) return undefined;
  const texts: Record<string, string> = {};
  // A step as a whole is named by its id.
  const nameOf = (path: string) => (path === stepId ? 'root' : nameOfError(path, fieldsIn(step)));
  for (const { path, message } of here) texts[nameOf(path)] ??= message;
  return { detail: 'Some answers need attention.', errors: texts };
}
