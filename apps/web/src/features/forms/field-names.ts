import { nameOfError } from '#filing/answers/answers.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { type FormState, fieldsIn } from './form-state.ts';

/** What a step has wrong, at its fields; nothing when only other steps do. */
export function refusalOf({ errors, steps }: FormState, stepId: string): FormRefusal | undefined {
  const here = errors.filter(({ step }) => step === stepId);
  const step = steps.find(({ id }) => id === stepId);
  if (here.length === 0 || step === undefined) return undefined;
  const texts: Record<string, string> = {};
  const fields = fieldsIn(step);
  // A step as a whole is named by its id, which one of its fields may bear too.
  const isOfStep = (path: string) => path === stepId && fields.every((field) => field.path !== path);
  const nameOf = (path: string) => (isOfStep(path) ? 'root' : nameOfError(path, fields));
  for (const { path, message } of here) texts[nameOf(path)] ??= message;
  return { detail: 'Some answers need attention.', errors: texts };
}
