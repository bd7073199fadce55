import type { FormRefusal } from '#kit/form/refusal.ts';
import { type FormState, fieldsIn } from './form-state.ts';

/** The name of a field in the form's flat values: a dot would nest them, and one answer may stand at the path of others. */
export const toName = (path: string): string => path.replaceAll('.', ':');

/** What a step has wrong, at its fields; nothing when only other steps do. */
export function refusalOf({ errors, steps }: FormState, stepId: string): FormRefusal | undefined {
  const here = errors.filter(({ step }) => step === stepId);
  const step = steps.find(({ id }) => id === stepId);
  if (here.length === 0 || step === undefined) return undefined;
  const paths = fieldsIn(step).map(({ path }) => path);
  const texts: Record<string, string> = {};
  for (const { path, message } of here) {
    // What is wrong with several fields together stands at the first of them.
    const field = paths.find((each) => each === path) ?? paths.find((each) => each.startsWith(`${path}.`));
    const name = field === undefined ? 'root' : toName(field);
    texts[name] ??= message;
  }
  return { detail: 'Some answers need attention.', errors: texts };
}
