import type { OfferedForm } from '#filing/start-form.tsx';

/** A form that is free of charge and can be filed now, as the list of forms has it. */
export const offeredForm = (form: OfferedForm['form'], more: Partial<OfferedForm> = {}): OfferedForm => ({
  form,
  formNumber: form,
  formName: form,
  group: 'Officers',
  way: 'software',
  feePence: 0,
  documentFeePence: null,
  deadline: null,
  dueOn: null,
  whyNot: null,
  open: [],
  ...more,
});
