import { exportActivityLogs, getActivityLogs } from '@statbook/contract/calls';
import { nameWithNumber } from '@statbook/domain/companies';
import { number, type Sheet, text } from '@statbook/sheets';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { fileOfSheet, nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import { type ActivityRow, countActivity, isInReach, listActivity } from './activity-queries.ts';
import { describeActivity } from './activity-texts.ts';

export const getActivityLogsHandler = handle(getActivityLogs, async ({ tx, query }) => {
  const { companyId, type: kind, page, pageSize } = query;
  if (companyId !== undefined && !(await isInReach(tx, companyId))) return refuse('not-found');
  const filters = { kind, companyId };
  return {
    entity: (await listActivity(tx, { ...filters, page, pageSize })).map(present),
    total: await countActivity(tx, filters),
  };
});

type ExportDependencies = Pick<Platform, 'clock' | 'database'>;

/** More than anybody reads; older acts stand on the pages. */
const mostRows = 50_000;

/** All that was done to a company, in one transaction with the row that says so. */
export const exportActivityLogsHandler = ({ clock, database }: ExportDependencies) =>
  handle(exportActivityLogs, async ({ company, person, query, reply, note }) => {
    const rows = await database.transaction(person.scope, async (tx) => {
      const filters = { kind: query.type, companyId: company.id };
      const found = await listActivity(tx, { ...filters, page: 1, pageSize: mostRows });
      await note(tx, { details: { type: query.type ?? null } });
      return found;
    });
    sendFile(reply, {
      name: nameOfFile([company.name, 'activity', clock.today()], 'csv'),
      ...(await fileOfSheet(toSheet(rows), 'csv')),
    });
  });

function toSheet(rows: readonly ActivityRow[]): Sheet {
  return {
    title: 'Activity',
    heads: ['When', 'What', 'Of', 'By', 'Kind', 'Number in the chain'],
    rows: rows
      .map(present)
      .map((row) => [
        ...[row.at, row.text, row.subject, row.by ?? 'The product', row.kind].map(text),
        number(String(row.sequence)),
      ]),
  };
}

function present({ sequence, at, action, subject, by, ...company }: ActivityRow) {
  const { kind, text } = describeActivity(action);
  const isOfCompany =
    subject === nameWithNumber({ name: company.companyName, number: company.companyNumber });
  return {
    sequence,
    at: at.toISOString(),
    kind,
    action,
    text,
    subject: isOfCompany ? null : subject,
    by,
    companyId: company.companyId,
    companyNumber: company.companyNumber,
    companyName: company.companyName,
  };
}
