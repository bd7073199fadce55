import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';

/** Codes with their texts by reason; `{}` is the value that a text is about. */
export type Reasons = Readonly<Record<string, readonly [code: string, text: string]>>;

export interface RejectionFacts {
  value?: string;
  /** The occurrence in the form that it is about, from 1. */
  instance?: number;
}

/**
 * The rejections of a form by reason. The registry publishes no codes: 1, 11686, 12604 and 12682 have been seen (section
 * 14), the others are this simulator's own.
 */
export function defineRejections<Known extends Reasons>(reasons: Known) {
  return (reason: keyof Known, { value = '', instance = 1 }: RejectionFacts = {}): Rejection => {
    const [code, text] = reasons[reason] ?? ['1', ''];
    return { code, description: text.replace('{}', value), instance };
  };
}

const reject = defineRejections({
  wrongName: ['20101', 'The company name does not agree with the company number on the register'],
  closed: ['20301', 'The company has been dissolved or closed: this form cannot be filed for it'],
  unreadable: ['1', 'Unreadable Attachment'],
});

export function checkName({ company, companyName }: FormCase<unknown>): Rejection | undefined {
  return companyName.trim() === company.name ? undefined : reject('wrongName');
}

const closedStatuses = ['dissolved', 'converted-closed', 'closed', 'removed'];

export function isClosed({ status }: FormCase<unknown>['company']): boolean {
  return status !== undefined && closedStatuses.includes(status);
}

function checkOpen({ company }: FormCase<unknown>): Rejection | undefined {
  return isClosed(company) ? reject('closed') : undefined;
}

/** What every notice of a living company has to pass. */
export const commonChecks = [checkName, checkOpen] as const;

export function checkDocuments({
  content,
}: FormCase<{ documents: { isReadable: boolean }[] }>): Rejection | undefined {
  const place = content.documents.findIndex(({ isReadable }) => !isReadable);
  return place < 0 ? undefined : reject('unreadable', { instance: place + 1 });
}
