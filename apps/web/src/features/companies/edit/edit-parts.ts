import type { CallReply } from '#api/call-types.ts';
import { toPounds } from '#kit/value/format.ts';

export type FormRow = CallReply<'getForms'>['entity'][number];
export type Registered = CallReply<'getCompanyRegisteredInformation'>['entity'][number];

/** The parts of a company that this page changes, and the notice of each. SIC codes go with the next statement. */
export const editParts = {
  registeredOffice: { form: 'AD01', label: 'Registered office' },
  registeredEmail: { form: 'REA', label: 'Registered email address' },
  classificationCodeDetails: { form: undefined, label: 'SIC codes' },
  accountingReference: { form: 'AA01', label: 'Accounting reference date' },
  proposedName: { form: 'NM01', label: 'Name' },
} as const;

export type EditPart = keyof typeof editParts;

/** The part that a notice changes, in words. */
export function partOfForm(form: string): string {
  return Object.values(editParts).find((part) => part.form === form)?.label ?? form;
}

/** What it means to change a part: the notice, how it is filed, what it costs, and until when. */
export function describeChange(part: EditPart, forms: readonly FormRow[]): string {
  const { form } = editParts[part];
  if (form === undefined) return 'Kept here, and filed with the next confirmation statement.';
  const row = forms.find((each) => each.form === form);
  if (row === undefined) return '';
  const { way, feePence, deadline, open } = row;
  const sentences = [
    `${row.formName} (${row.formNumber}), ${way === 'software' ? 'filed from here' : 'delivered as a document'}`,
    feePence === 0 ? 'No fee' : `Fee £${toPounds(feePence)}`,
    deadline === null ? 'It takes effect when it is registered' : `The last day for it is ${deadline}`,
    ...(open.length === 0 ? [] : ['One is open: what you enter goes into it']),
  ];
  return `${sentences.join('. ')}.`;
}

/** Why a part cannot be changed now; undefined where it can. */
export function whyNotChanged(part: EditPart, forms: readonly FormRow[]): string | undefined {
  const { form } = editParts[part];
  return forms.find((each) => each.form === form)?.whyNot ?? undefined;
}
