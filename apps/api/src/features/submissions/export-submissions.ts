import { Readable } from 'node:stream';
import { exportSubmissions } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { ActivityLog } from '../../platform/activity.ts';
import { toCsvLine } from '../../platform/files/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import { presentSubmission } from './present-submission.ts';
import { listSubmissions, type SubmissionFilters, type SubmissionRow } from './submission-queries.ts';

interface Needs {
  database: Database;
  activity: ActivityLog;
}

const pageSize = 500;

/** All submissions that match, as CSV, page by page. */
export const exportSubmissionsHandler = ({ database, activity }: Needs) =>
  handle(exportSubmissions, async ({ query, person, reply, requestId }) => {
    const filters: SubmissionFilters = {
      group: query.Group,
      companyId: query.CompanyId,
      form: query.Form,
      search: query.Search,
    };
    await database.transaction(person.scope, (tx) =>
      activity.record(tx, {
        accountId: person.accountId,
        actor: `person:${person.userId}`,
        action: exportSubmissions.activity,
        details: { ...query },
        requestId,
      }),
    );
    const pages = (page: number) =>
      database.transaction(person.scope, (tx) => listSubmissions(tx, filters, { page, pageSize }));
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="submissions.csv"')
      .send(Readable.from(writeLines(pages)));
  });

const heads = [
  'Company number',
  'Company',
  'Form',
  'State',
  'Submission number',
  'Date',
  'Filed by',
  'Sent',
  'Received',
  'Decided',
];

async function* writeLines(pages: (page: number) => Promise<SubmissionRow[]>): AsyncGenerator<string> {
  // A spreadsheet reads the file as UTF-8 by this mark.
  yield `\uFEFF${toCsvLine(heads)}`;
  for (let page = 1; ; page += 1) {
    const rows = await pages(page);
    for (const row of rows) yield toLine(row);
    if (rows.length < pageSize) return;
  }
}

function toLine(row: SubmissionRow): string {
  const facts = presentSubmission(row);
  return toCsvLine([
    facts.CompanyNumber,
    facts.CompanyName,
    `${facts.Form} ${facts.FormName}`,
    facts.StateText,
    facts.SubmissionNumber,
    facts.EffectiveOn,
    facts.SubmittedBy,
    facts.SubmittedAt,
    facts.ReceivedAt,
    facts.DecidedAt,
  ]);
}
