import { type CivilDate, isEnteredDate } from '@statbook/domain/dates';
import { type FormId, getForm } from '@statbook/domain/filing';

/** The day that a form is about, with the last day for delivering it where that day decides it. */
export function effectiveDay(form: FormId, on: string | undefined) {
  const effectiveOn: CivilDate | null = on !== undefined && isEnteredDate(on) ? on : null;
  const { deadline } = getForm(form);
  return { effectiveOn, dueOn: effectiveOn === null ? null : (deadline?.dueOn(effectiveOn) ?? null) };
}
