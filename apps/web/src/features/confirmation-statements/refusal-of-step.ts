import type { FormRefusal } from '#kit/form/refusal.ts';
import type { AnswerStep, Check } from './statement-steps.ts';

/** What the step itself has wrong; nothing when only other steps do. */
export function refusalOf(check: Check, step: AnswerStep): FormRefusal | undefined {
  const here = check.errors.filter((error) => error.step === step);
  if (here.length === 0) return undefined;
  const errors = Object.fromEntries(here.map(({ field, message }) => [field, message]));
  return { detail: 'Some answers need attention.', errors };
}
