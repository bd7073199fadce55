import { isBeingFormed } from '../companies/being-formed.ts';
import { isLlpNumber } from '../companies/llp-number.ts';
import { type FormId, getForm } from './form-catalogue.ts';

/** Names of the forms of a limited liability partnership, where they differ (its forms LLAP01, LLTM01 and so on). */
const LLP_NAMES: Partial<Record<FormId, string>> = {
  IN01: 'Incorporation of a limited liability partnership',
  AP01: 'Appointment of a member',
  AP02: 'Appointment of a corporate member',
  TM01: 'Termination of a member',
  CH01: 'Change of a member’s details',
  CH02: 'Change of a corporate member’s details',
  NM01: 'Change of name of the partnership',
  DS01: 'Application to strike the partnership off',
};

/** The forms that a limited liability partnership has under a number of its own (the registrar's list of LLP forms). */
const LLP_FORM = /^(?:AA01|AD0[1-4]|AP0[12]|CH0[12]|CS01|DS01|IN01|MR0[1245]|NM01|PSC0[1-9]|TM01)$/;

/** Whether it is a limited liability partnership: by its number, and by its type while it is being formed. */
const isLlp = (companyNumber: string, companyType: string | null | undefined): boolean =>
  isLlpNumber(companyNumber) || (isBeingFormed(companyNumber) && companyType === 'llp');

/** The number that the registrar prints on a form: an LLP appoints a member by LLAP01. */
export function formNumberFor(form: string, companyNumber: string, companyType?: string | null): string {
  return isLlp(companyNumber, companyType) && LLP_FORM.test(form) ? `LL${form}` : form;
}

/** The name of a form for a company of a type, a key of the register. */
export function formNameFor(form: FormId, companyType: string): string {
  return (companyType === 'llp' ? LLP_NAMES[form] : undefined) ?? getForm(form).name;
}

/** The name of a form for the company of a number; for one that is being formed, of a type. */
export const formNameOf = (form: FormId, companyNumber: string, companyType?: string | null): string =>
  formNameFor(form, isLlp(companyNumber, companyType) ? 'llp' : 'ltd');

const dayByPrefix: readonly (readonly [RegExp, string])[] = [
  [/^CS01/, 'Made up to'],
  [/^AP/, 'Appointed on'],
  [/^TM/, 'Ceased on'],
  [/^CH/, 'Changed on'],
  [/^NM/, 'Resolution of'],
  [/^SH01/, 'Allotted on'],
  [/^MR/, 'Created on'],
  [/^PSC0[1-7]/, 'Confirmed on'],
];

/** What the day is that a form is about, before the day itself: "Made up to", "Appointed on". */
export function dayNameOf(form: string): string {
  return dayByPrefix.find(([prefix]) => prefix.test(form))?.[1] ?? 'Event on';
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
  [/^(?:AD|AA|IN|NM|REA)/, 'Company'],
  [/^(?:AP|TM|CH)/, 'Directors and secretaries'],
  [/^(?:PSC|VS)/, 'People with significant control'],
  [/^SH/, 'Shares'],
  [/^MR/, 'Charges'],
];

/** The group of a form. */
export function groupOfForm(form: FormId): FormGroup {
  return groupsByPrefix.find(([prefix]) => prefix.test(form))?.[1] ?? 'Other';
}

const LLP_GROUPS: Partial<Record<FormGroup, string>> = {
  Company: 'Partnership',
  'Directors and secretaries': 'Members',
};

/** What a group of forms is called for a company of a type, a key of the register. */
export function groupNameFor(group: FormGroup, companyType: string): string {
  return (companyType === 'llp' ? LLP_GROUPS[group] : undefined) ?? group;
}
