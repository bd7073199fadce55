import { nameWithNumber } from '@statbook/domain/companies';
import { formNameOf } from '@statbook/domain/filing';
import type { Platform } from '../../composition.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LetterDocument } from '../../platform/database/schema.ts';
import type { DocumentStore } from '../../platform/documents/document-store.ts';
import { type Mail, MailNotTaken } from '../../platform/messages/mailer.ts';
import { type FilingLetter, findUnsentLetter, type UnsentLetter, updateLetter } from './letter-queries.ts';

const queue = 'mail-filing-letter';

interface LetterKey {
  accountId: string;
  letterId: string;
}

export function enqueueLetter(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  { accountId, letterId }: LetterKey,
): Promise<void> {
  return jobs.enqueue(tx, queue, { accountId, letterId }, { key: letterId });
}

type Dependencies = Pick<Platform, 'clock' | 'database' | 'documentStore' | 'jobs' | 'live' | 'mailer'>;

export function registerLetterJobs(needs: Dependencies): void {
  needs.jobs.work(queue, ({ accountId, letterId }) =>
    sendLetter(needs, { accountId: String(accountId), letterId: String(letterId) }),
  );
}

/** Hands a letter to the mail server, and notes what it said. One that was sent but not noted so is sent again under the same id. */
async function sendLetter(needs: Dependencies, { accountId, letterId }: LetterKey): Promise<void> {
  const { clock, database, documentStore, live, mailer } = needs;
  const scope = { as: 'account', accountId } as const;
  const unsent = await database.transaction(scope, (tx) => findUnsentLetter(tx, letterId));
  if (unsent === undefined) return;
  const note = (values: Partial<FilingLetter>) =>
    database.transaction(scope, async (tx) => {
      await updateLetter(tx, letterId, values);
      const { companyId, filingId } = unsent.letter;
      const payload = { filingId, companyId, state: unsent.state };
      await live.publish(tx, { accountId, companyId, topic: 'filing', payload });
    });
  const attachments = await Promise.all(unsent.letter.documents.map((each) => attach(documentStore, each)));
  try {
    await mailer.send({ ...writeLetter(unsent), id: `filing-letter-${letterId}`, attachments });
  } catch (error) {
    const isRefused = error instanceof MailNotTaken && error.isAddressRefused;
    await note(isRefused ? { refusedAt: clock.now() } : { failedAt: clock.now() });
    if (isRefused) return;
    throw error;
  }
  await note({ sentAt: clock.now() });
}

async function attach(documentStore: DocumentStore, { filename, sha256 }: LetterDocument) {
  const content = await documentStore.find(sha256);
  if (content === undefined) throw new Error(`Document ${sha256} of a letter is not in the store.`);
  return { filename, contentType: 'application/pdf', content };
}

/** What the letter says: who sends it, about which filing, and what goes with it. An answer goes to who sent it. */
function writeLetter({
  letter,
  form,
  companyName,
  companyNumber,
  companyType,
  accountName,
  sender,
}: UnsentLetter): Omit<Mail, 'id'> {
  const about = `${formNameOf(form, companyNumber, companyType)} of ${nameWithNumber({ name: companyName, number: companyNumber })}`;
  return {
    to: { name: companyName, address: letter.toAddress },
    replyTo: sender,
    subject: about,
    text: [
      `${sender.name} of ${accountName} sends you documents about a filing with Companies House:`,
      about,
      '',
      ...(letter.note === null ? [] : [letter.note, '']),
      'Attached:',
      ...letter.documents.map(({ title }) => `- ${title}`),
      '',
      `An answer to this email goes to ${sender.name}.`,
      `If you do not know ${sender.name}, do nothing.`,
      '',
    ].join('\n'),
  };
}
