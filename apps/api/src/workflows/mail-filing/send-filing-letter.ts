import type { BodyOf } from '@statbook/contract';
import { sendFilingLetter } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LetterDocument } from '../../platform/database/schema.ts';
import { countLettersSince, insertLetter } from './letter-queries.ts';
import { type DocumentNeeds, readDocument, storeDocument } from './make-document.ts';
import { enqueueLetter } from './mail-letter.ts';
import { findFilingInReach, listOffered } from './offered-documents.ts';
import { presentLetters } from './present-letters.ts';

/** So many letters to clients may go out of one account within an hour: the product is no open relay. */
const mostInAnHour = 60;
const hourMs = 3600 * 1000;

type Needs = DocumentNeeds & Pick<Platform, 'jobs'>;

/** Draws what a person chose of a filing, keeps it, and has it mailed. */
export const sendFilingLetterHandler = (needs: Needs) =>
  handle(sendFilingLetter, async ({ person, body, note: log }) => {
    const { clock, database } = needs;
    const read = await database.transaction(person.scope, (tx) => readChosen(tx, needs, { person, body }));
    if (read instanceof Refusal) return read;
    const { company, filing } = read.found;
    const documents: LetterDocument[] = [];
    for (const document of read.documents)
      documents.push(await storeDocument(needs, { document, companyId: company.id, person }));
    const { accountId, userId: askedBy } = person;
    const { filingId, to: toAddress, note } = body;
    // All of the account is counted, whatever of it is within reach.
    return database.transaction({ as: 'account', accountId }, async (tx) => {
      const now = clock.now();
      const since = new Date(now.getTime() - hourMs);
      if ((await countLettersSince(tx, accountId, since)) >= mostInAnHour) return refuse('too-many-letters');
      const companyId = company.id;
      const letter = { accountId, companyId, filingId, toAddress, note: note || null, documents };
      const letterId = await insertLetter(tx, { ...letter, askedBy, askedAt: now });
      await enqueueLetter(needs, tx, { accountId, letterId });
      const titles = documents.map(({ title }) => title);
      const details = { filingId, letterId, to: toAddress, documents: titles };
      await log(tx, { companyId, subject: `${filing.form} ${company.number}, to ${toAddress}`, details });
      return { entity: [await presentLetters(tx, read.found, { person, now })] };
    });
  });

interface Order {
  readonly person: Person;
  readonly body: BodyOf<typeof sendFilingLetter>;
}

/** The filing and what was chosen of it; refused where that is not there, or not for this person. */
async function readChosen(tx: Transaction, needs: Needs, { person, body }: Order) {
  const found = await findFilingInReach(tx, body.filingId);
  if (found === undefined) return refuse('not-found');
  const offered = new Map((await listOffered(tx, found, person)).map((each) => [each.documentId, each]));
  const documents = [];
  for (const documentId of body.documentIds) {
    const document = offered.get(documentId);
    const read = document && (await readDocument(tx, needs, { found, document }));
    if (read === undefined) {
      const errors = { documentIds: 'One of them cannot be sent any more. Open the page again.' };
      return refuse('invalid-request', { errors });
    }
    documents.push(read);
  }
  return { found, documents };
}
