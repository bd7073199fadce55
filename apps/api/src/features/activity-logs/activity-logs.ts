import { exportActivityLogs, getActivityLogs } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { ActivityLog } from '../../platform/activity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toCsvLine } from '../../platform/files/csv.ts';
import { nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import { type ActivityRow, countActivity, isInReach, listActivity } from './activity-queries.ts';
import { describeActivity } from './activity-words.ts';

export const getActivityLogsHandler = handle(getActivityLogs, async ({ tx, query }) => {
  const { CompanyId: companyId, type: kind, Page: page, PageSize: pageSize } = query;
  if (companyId !== undefined && !(await isInReach(tx, companyId))) return refuse('not-found');
  const filters = { kind, companyId };
  return {
    Entity: (await listActivity(tx, { ...filters, page, pageSize })).map(present),
    Total: await countActivity(tx, filters),
  };
});

interface ExportNeeds {
  clock: Clock;
  database: Database;
  activity: ActivityLog;
}

/** More than anybody reads; older acts stand on the pages. */
const mostRows = 50_000;

/** All that was done to a company, in one transaction with the row that says so. */
export const exportActivityLogsHandler = ({ clock, database, activity }: ExportNeeds) =>
  handle(exportActivityLogs, async ({ company, person, query, reply, requestId }) => {
    const rows = await database.transaction(person.scope, async (tx) => {
      const filters = { kind: query.type, companyId: company.id };
      const found = await listActivity(tx, { ...filters, page: 1, pageSize: mostRows });
      await activity.record(tx, {
        accountId: person.accountId,
        actor: `person:${person.userId}`,
        action: exportActivityLogs.activity,
        companyId: company.id,
        details: { type: query.type ?? null },
        requestId,
      });
      return found;
    });
    sendFile(reply, {
      name: nameOfFile([company.name, 'activity', clock.today()], 'csv'),
      type: 'text/csv; charset=utf-8',
      content: toCsv(rows),
    });
  });

function toCsv(rows: readonly ActivityRow[]): string {
  const lines = rows
    .map(present)
    .map(({ At, Text, Subject, By, Kind, Sequence }) =>
      toCsvLine([At, Text, Subject, By ?? 'The product', Kind, String(Sequence)]),
    );
  // A spreadsheet reads the file as UTF-8 by this mark.
  return `\uFEFF${toCsvLine(['When', 'What', 'Of', 'By', 'Kind', 'Number in the chain'])}${lines.join('')}`;
}

function present({ sequence, at, action, subject, by, ...company }: ActivityRow) {
  const { kind, text } = describeActivity(action);
  const isOfCompany = subject === `${company.companyName} (${company.companyNumber})`;
  return {
    Sequence: sequence,
    At: at.toISOString(),
    Kind: kind,
    Action: action,
    Text: text,
    Subject: isOfCompany ? null : subject,
    By: by,
    CompanyId: company.companyId,
    CompanyNumber: company.companyNumber,
    CompanyName: company.companyName,
  };
}
