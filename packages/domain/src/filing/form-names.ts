import { type FormId, getForm } from './form-catalogue.ts';

/** Names of the forms of a limited liability partnership, where they differ (its forms LLAP01, LLTM01 and so on). */
const LLP_NAMES: Partial<Record<FormId, string>> = {
  AP01: 'Appointment of a member',
  AP02: 'Appointment of a corporate member',
  TM01: 'Termination of a member',
  CH01: 'Change of a member’s details',
  CH02: 'Change of a corporate member’s details',
  NM01: 'Change of name of the partnership',
};

/** The name of a form for a company of a type, a key of the register. */
export function formNameFor(form: FormId, companyType: string): string {
  return (companyType === 'llp' ? LLP_NAMES[form] : undefined) ?? getForm(form).name;
}

/** What forms are about, in the order of the forms page. */
export const FORM_GROUPS = [
  'Company',
  'Directors and secretaries',
  'People with significant control',
  'Shares',
  'Charges',
  'Other',
] as const;

export type FormGroup = (typeof FORM_GROUPS)[number];

const groupsByPrefix: readonly (readonly [RegExp, FormGroup])[] = [
  [/^(?:AD|AA|NM|REA)/, 'Company'],
  [/^(?:AP|TM|CH)/, 'Directors and secretaries'],
  [/^(?:PSC|VS)/, 'People with significant control'],
  [/^SH/, 'Shares'],
  [/^MR/, 'Charges'],
];

/** The group of a form. */
export function groupOfForm(form: FormId): FormGroup {
  return groupsByPrefix.find(([prefix]) => prefix.test(form))?.[1] ?? 'Other';
}
