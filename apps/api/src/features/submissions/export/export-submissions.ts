import { Readable } from 'node:stream';
import { exportSubmissions } from '@statbook/contract/calls';
import { csvHead, csvRows, type SheetCell, text } from '@statbook/sheets';
import { handle } from '../../pipeline/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { presentSubmission } from './present-submission.ts';
import { listSubmissions, type SubmissionRow } from './submission-queries.ts';

const pageSize = 500;

/** All submissions that match, as CSV, page by page. */
export const exportSubmissionsHandler = ({ database }: { database: Database }) =>
  handle(exportSubmissions, async ({ query, person, reply, note }) => {
    await database.transaction(person.scope, (tx) => note(tx, { details: { ...query } }));
    const pages = (page: number) =>
      database.transaction(person.scope, (tx) => listSubmissions(tx, query, { page, pageSize }));
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="submissions.csv"')
      .send(Readable.from(writeLines(pages)));
  });

const heads = [
  'Company number',
  'Company',
  'Form',
  'Status',
  'Submission number',
  'Date',
  'Filed by',
  'Sent',
  'Received',
  'Decided',
];

async function* writeLines(pages: (page: number) => Promise<SubmissionRow[]>): AsyncGenerator<string> {
  yield csvHead(heads);
  for (let page = 1; ; page += 1) {
    const rows = await pages(page);
    yield csvRows(rows.map(toCells));
    if (rows.length < pageSize) return;
  }
}

function toCells(row: SubmissionRow): SheetCell[] {
  const facts = presentSubmission(row);
  return [
    facts.companyNumber,
    facts.companyName,
    `${facts.form} ${facts.formName}`,
    facts.stateText,
    facts.submissionNumber,
    facts.effectiveOn,
    facts.submittedBy,
    facts.submittedAt,
    facts.receivedAt,
    facts.decidedAt,
  ].map(text);
}
