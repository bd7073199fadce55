import { exportErrorLog } from '@statbook/contract/calls';
import { type SheetCell, text } from '@statbook/sheets';
import { handle } from '../../../pipeline/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentSubmission } from '../present-submission.ts';
import { presentTroubles } from '../present-troubles.ts';
import { sendCsv } from './send-csv.ts';
import { listErrors, type SubmissionRow } from '../submission-queries.ts';

/** All that came back and matches, as CSV, page by page. */
export const exportErrorLogHandler = ({ database }: { database: Database }) =>
  handle(exportErrorLog, async ({ query, person, reply, note }) => {
    await database.transaction(person.scope, (tx) => note(tx, { details: { ...query } }));
    const filters = { ...query, openOnly: query.show === 'open' };
    sendCsv(reply, {
      name: 'error-log.csv',
      heads,
      read: (page) => database.transaction(person.scope, (tx) => listErrors(tx, filters, page)),
      linesOf: toLines,
    });
  });

const heads = [
  'Company number',
  'Company',
  'Form',
  'Submission number',
  'Came back',
  'Code',
  'Companies House’s words',
  'Meaning',
  'What to do',
  'Resolved',
];

/** A line for each trouble; one without any says at least that it came back. */
function toLines(row: SubmissionRow): SheetCell[][] {
  const { filing, attempt, isOpen } = row;
  const facts = presentSubmission(row);
  const troubles = presentTroubles(filing.form, attempt);
  const cameBack = (attempt.decidedAt ?? attempt.statusAt ?? attempt.approvedAt).toISOString();
  return (troubles.length > 0 ? troubles : [undefined]).map((trouble) =>
    [
      facts.companyNumber,
      facts.companyName,
      `${facts.form} ${facts.formName}`,
      facts.submissionNumber,
      cameBack,
      trouble?.code,
      trouble?.text,
      trouble?.meaning,
      trouble?.whatToDo,
      isOpen ? 'No' : 'Yes',
    ].map(text),
  );
}
