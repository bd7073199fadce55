import { getNotifications } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { countNotifications, listNotifications, type NotificationRow } from './notification-queries.ts';
import { findWords } from './notification-texts.ts';

export const getNotificationsHandler = handle(getNotifications, async ({ tx, query, person }) => {
  const filters = { kind: query.Kind, unreadOnly: query.UnreadOnly ?? false };
  const page = { page: query.Page, pageSize: query.PageSize };
  const rows = await listNotifications(tx, person, { ...filters, ...page });
  const { total, unread } = await countNotifications(tx, person, filters);
  return { Entity: rows.map(present), Total: total, Unread: unread };
});

function present(row: NotificationRow) {
  const told = findWords(row);
  return {
    NotificationID: row.id,
    Kind: row.kind,
    Title: told.title,
    Text: told.text,
    At: row.at.toISOString(),
    IsRead: row.readAt !== null,
    CompanyId: row.companyId,
    CompanyName: row.companyName,
    CompanyNumber: row.companyNumber,
    FilingId: told.filingId ?? null,
    BatchId: told.batchId ?? null,
    DiaryDateId: told.diaryDateId ?? null,
    FromUserId: told.fromUserId ?? null,
    State: told.state ?? null,
    DueOn: told.dueOn ?? null,
  };
}
