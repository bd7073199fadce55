import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';

export type Notification = CallReply<'getNotifications'>['Entity'][number];

/** Where a notification leads: an address, or a conversation. */
export type Place = { readonly href: string } | { readonly conversationWith: string };

export function placeOf({ FilingId, BatchId, DiaryDateId, FromUserId, CompanyId }: Notification): Place {
  if (FromUserId !== null) return { conversationWith: FromUserId };
  if (FilingId !== null) return { href: paths.submissionReceipt(FilingId) };
  if (BatchId !== null) return { href: paths.importBatch(BatchId) };
  if (DiaryDateId !== null && CompanyId !== null) return { href: paths.diaryDate(CompanyId, DiaryDateId) };
  return { href: paths.companyOverview(CompanyId ?? undefined) };
}
