import { checkOpenForm, type OpenForm } from '../draft/form-case.ts';
import { presentCheck } from '../present-form.ts';

/** What is wrong with a form that was just begun, as the specified calls give it. */
export function presentProblems(open: OpenForm) {
  const { errors, blockers } = presentCheck(open, checkOpenForm(open));
  return { errors, blockers };
}
