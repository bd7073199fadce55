import { civilDate, formatCivilDate } from '@statbook/domain/dates';
import type { listMailed } from './mail-queries.ts';
import { notificationText } from './notification-texts.ts';

type Due = Awaited<ReturnType<typeof listMailed>>[number];

/** So many are told of in a letter; the page has the rest. */
const mostListed = 100;

/** The letter about one notification, or several. What was written in a conversation does not leave the product. */
export function writeLetter(
  due: readonly [Due, ...Due[]],
  publicUrl: string,
): { subject: string; text: string } {
  const [first] = due;
  const parts = due.slice(0, mostListed).map((one) => `${describe(one)}\n${linkOf(one, publicUrl)}`);
  if (due.length > mostListed) parts.push(`And ${due.length - mostListed} more.`);
  const settings = `Choose what you are notified of by email at ${publicUrl}/setting/myaccount`;
  return {
    subject: due.length === 1 ? subjectOf(first) : `${due.length} notifications`,
    text: [...parts, settings, ''].join('\n\n'),
  };
}

function subjectOf(one: Due): string {
  const { title } = notificationText(one);
  return one.companyName === null ? title : `${title}: ${one.companyName}`;
}

function describe(one: Due): string {
  const { title, text, dueOn } = notificationText(one);
  const lines = [title];
  if (one.companyName !== null) lines.push(`${one.companyName} (${one.companyNumber ?? ''})`);
  if (dueOn !== undefined) lines.push(`Due on ${formatCivilDate(civilDate(dueOn))}`);
  if (text !== null) lines.push(text);
  return lines.join('\n');
}

function linkOf(one: Due, publicUrl: string): string {
  const { filingId, batchId, diaryDateId, personId } = notificationText(one);
  if (one.kind === 'identity') return [`${publicUrl}/people`, personId].filter(Boolean).join('/');
  if (one.kind === 'approval') return linkOfApproval(one, publicUrl);
  if (filingId !== undefined) return `${publicUrl}/submissionstatus/status/${filingId}`;
  if (batchId !== undefined) return `${publicUrl}/company/import/list?batch=${batchId}`;
  if (diaryDateId !== undefined && one.companyId !== null)
    return `${publicUrl}/company/diarydates?company=${one.companyId}&open=${diaryDateId}`;
  if (one.companyId !== null && one.kind === 'register-alarm')
    return `${publicUrl}/company/registerchanges?company=${one.companyId}`;
  if (one.companyId !== null) return `${publicUrl}/company/companyoverview?company=${one.companyId}`;
  return `${publicUrl}/notifications`;
}

function linkOfApproval(one: Due, publicUrl: string): string {
  const { filingId, state } = notificationText(one);
  if (state === 'asked') return `${publicUrl}/submissionstatus/approvals`;
  if (filingId !== undefined) return `${publicUrl}/company/forms/${filingId}?step=review`;
  return `${publicUrl}/company/forms/confirmation-statement?company=${one.companyId ?? ''}`;
}
