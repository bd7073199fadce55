import type { FormId } from '@statbook/domain/filing';
import { type Pence, pence } from '@statbook/domain/money';
import { type PaymentAmounts, paymentAmounts } from '@statbook/domain/payments';
import type { Filing } from './filing-queries.ts';

/** What is to be paid for a filing, as it was decided when it was submitted. */
export function amountsOfFiling({ feePence }: Pick<Filing, 'feePence'>): PaymentAmounts {
  return paymentAmounts(pence(feePence ?? 0));
}

/** Amounts as the wire has them: pounds as exact text, the total in pence. */
export function presentAmounts({ fee, processingFee, tax, total }: PaymentAmounts) {
  return {
    amount: toPounds(fee),
    processingFee: toPounds(processingFee),
    taxAmount: toPounds(tax),
    totalAmount: total,
  };
}

/** Pounds as exact text. */
export function toPounds(sum: Pence): string {
  const digits = String(sum).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether a sum in pounds, as a caller sent it, is exactly this one; one that was left out says nothing. */
export function isSameSum(given: number | string | undefined, sum: Pence): boolean {
  if (given === undefined) return true;
  const typed = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(String(given).trim());
  if (!typed) return false;
  return BigInt(typed[1] ?? '0') * 100n + BigInt((typed[2] ?? '').padEnd(2, '0')) === BigInt(sum);
}

const submissionTypes = {
  CS01: 'ConfirmationStatement',
  MR01: 'ChargeRegistration',
  MR02: 'ChargeRegistration',
  NM01: 'ChangeOfName',
  NM04: 'ChangeOfName',
  // The specification has no name for it (decision 112).
  IN01: 'Incorporation',
} as const satisfies Partial<Record<FormId, string>>;

export type SubmissionType = (typeof submissionTypes)[keyof typeof submissionTypes];

/** The specification's name of what a form submits; null for a form that is never paid for by card. */
export function toSubmissionType(form: FormId): SubmissionType | null {
  return Object.entries(submissionTypes).find(([id]) => id === form)?.[1] ?? null;
}

/** The forms of a submission type. */
export function formsOf(submissionType: SubmissionType): FormId[] {
  const ids: FormId[] = ['CS01', 'IN01', 'MR01', 'MR02', 'NM01', 'NM04'];
  return ids.filter((form) => toSubmissionType(form) === submissionType);
}
