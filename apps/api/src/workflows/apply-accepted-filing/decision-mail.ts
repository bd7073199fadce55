import { nameWithNumber } from '@statbook/domain/companies';
import { formNameOf, hasDeadline } from '@statbook/domain/filing';
import { readOutcome } from '../../filings/attempt/attempt-outcome.ts';
import {
  findFiling,
  findLatestAttempt,
  type Filing,
  type FilingAttempt,
} from '../../filings/filing-queries.ts';
import type { Config } from '../../config.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Mail, Mailer } from '../../platform/messages/mailer.ts';
import { type FilingKey, type Sender, toScope } from '../send-filing/sender.ts';
import { findDecisionFacts } from './accepted-queries.ts';

export const mailQueue = 'send-mail';

/** Has the person who filed told of the decision. */
export function enqueueDecisionMail(
  { jobs }: Pick<Sender, 'jobs'>,
  tx: Transaction,
  { id, accountId }: Filing,
): Promise<void> {
  return jobs.enqueue(tx, mailQueue, { filingId: id, accountId }, { key: id });
}

interface Dependencies {
  database: Sender['database'];
  mailer: Mailer;
  config: Pick<Config, 'publicUrl'>;
}

/** Writes and sends the letter about a decided filing; one that was reopened meanwhile is told of no more. */
export async function sendDecisionMail(
  { database, mailer, config }: Dependencies,
  key: FilingKey,
): Promise<void> {
  const mail = await database.transaction(toScope(key), async (tx) => {
    const filing = await findFiling(tx, key.filingId);
    const attempt = filing && (await findLatestAttempt(tx, filing.id));
    if (filing === undefined || attempt === undefined) return undefined;
    if (filing.state !== 'accepted' && filing.state !== 'rejected') return undefined;
    return writeMail(tx, { filing, attempt, publicUrl: config.publicUrl });
  });
  if (mail !== undefined) await mailer.send(mail);
}

interface Decided {
  filing: Filing;
  attempt: FilingAttempt;
  publicUrl: string;
}

async function writeMail(
  tx: Transaction,
  { filing, attempt, publicUrl }: Decided,
): Promise<Mail | undefined> {
  const facts = attempt.approvedBy && (await findDecisionFacts(tx, filing.id, attempt.approvedBy));
  if (!facts || facts.userStatus !== 'active') return undefined;
  // Who filed is told by mail unless they chose not to be.
  if (facts.wantsMail === false) return undefined;
  const formName = formNameOf(filing.form, facts.companyNumber, facts.companyType);
  const receipt = `${publicUrl}/submissionstatus/status/${filing.id}`;
  const of = `${formName} of ${nameWithNumber({ name: facts.companyName, number: facts.companyNumber })}`;
  return {
    to: { name: facts.userName, address: facts.userEmail },
    id: `filing-${filing.id}-${attempt.ordinal}-${filing.state}`,
    subject: `${filing.state === 'accepted' ? 'Accepted' : 'Rejected'}: ${of}`,
    text: [
      of,
      '',
      ...(filing.state === 'accepted' ? acceptedLines : rejectedLines(filing, attempt)),
      '',
      `Submission number ${attempt.submissionNumber ?? attempt.restTransactionId ?? ''}`,
      receipt,
      '',
    ].join('\n'),
  };
}

const acceptedLines = ['Companies House has accepted it. The company’s record is being brought up to date.'];

const rejectedLines = ({ form }: Filing, attempt: FilingAttempt) => [
  `Companies House has rejected it. It counts as not delivered${hasDeadline(form) ? ', so its deadline keeps running' : ''}.`,
  '',
  ...readOutcome(attempt).rejections.map(({ code, text }) => (code === '' ? text : `${text} (code ${code})`)),
  '',
  'Open the receipt to correct it and file it again. There is nothing more to pay.',
];
