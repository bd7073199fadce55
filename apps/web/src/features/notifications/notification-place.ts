import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';

export type Notification = CallReply<'getNotifications'>['entity'][number];

/** Where a notification leads: an address, or a conversation. */
export type Place = { readonly href: string } | { readonly conversationWith: string };

export function placeOf({ kind, ...notification }: Notification): Place {
  const { filingId, batchId, diaryDateId, fromUserId, personId, companyId, state } = notification;
  if (kind === 'approval') return { href: approvalPath({ filingId, companyId, state }) };
  if (kind === 'identity') return { href: personPath(personId) };
  if (kind === 'invitation') return { href: paths.users };
  if (fromUserId !== null) return { conversationWith: fromUserId };
  if (filingId !== null) return { href: paths.submissionReceipt(filingId) };
  if (batchId !== null) return { href: paths.importBatch(batchId) };
  if (diaryDateId !== null && companyId !== null) return { href: paths.diaryDate(companyId, diaryDateId) };
  if (kind === 'register-alarm' && companyId !== null) return { href: paths.registerChanges(companyId) };
  return { href: paths.companyOverview(companyId ?? undefined) };
}

const personPath = (personId: string | null) => (personId === null ? paths.people : paths.person(personId));

/** Where one decides; once it is decided, the review page of what was asked about. */
function approvalPath({
  filingId,
  companyId,
  state,
}: Pick<Notification, 'filingId' | 'companyId' | 'state'>): string {
  if (state === 'asked') return paths.approvals;
  if (filingId !== null) return paths.form(filingId, { step: 'review' });
  return companyId === null ? paths.approvals : paths.confirmationStatement(companyId);
}
