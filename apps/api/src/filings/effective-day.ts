import { type CivilDate, isEnteredDate } from '@statbook/domain/dates';
import { type FormId, getForm } from '@statbook/domain/filing';

/** The day that a form is about, with the last day for delivering it: where its own rules say none, that day decides it. */
export function effectiveDay(form: FormId, on: string | undefined, lastDay?: CivilDate) {
  const effectiveOn: CivilDate | null = on !== undefined && isEnteredDate(on) ? on : null;
  const { deadline } = getForm(form);
  const counted = effectiveOn === null ? undefined : deadline?.dueOn(effectiveOn);
  return { effectiveOn, dueOn: lastDay ?? counted ?? null };
}
