import { exportSubmissions } from '@statbook/contract/calls';
import { type SheetCell, text } from '@statbook/sheets';
import { handle } from '../../../pipeline/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentSubmission } from '../present-submission.ts';
import { sendCsv } from './send-csv.ts';
import { listSubmissions, type SubmissionRow } from '../submission-queries.ts';

/** All submissions that match, as CSV, page by page. */
export const exportSubmissionsHandler = ({ database }: { database: Database }) =>
  handle(exportSubmissions, async ({ query, person, reply, note }) => {
    await database.transaction(person.scope, (tx) => note(tx, { details: { ...query } }));
    sendCsv(reply, {
      name: 'submissions.csv',
      heads,
      read: (page) => database.transaction(person.scope, (tx) => listSubmissions(tx, query, page)),
      linesOf: (row) => [toCells(row)],
    });
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
