import { randomBytes, randomUUID } from 'node:crypto';
import type { Platform } from '../composition.ts';
import type { Transaction } from '../platform/database/database.ts';
import {
  agentCompany,
  appearance,
  appUser,
  chatMessage,
  chatReading,
  company,
  companyDetail,
  companyNote,
  companyNoteVersion,
  companyTag,
  diaryDate,
  diaryDateChange,
  document,
  drawnDocument,
  importBatch,
  importLine,
  invitation,
  liveEvent,
  nightlyReading,
  notification,
  notificationChoice,
  openForm,
  presence,
  registerChange,
  registeredPerson,
  registryReading,
  session,
  tableChoice,
} from '../platform/database/schema.ts';
import { testApi, type TestAccount } from '../testing/test-api.ts';
import { firstOf, insertApprovals, insertFilings, insertPayments, type Owned } from './full-filings.ts';
import { insertPeople } from './full-people.ts';
import { insertShareRegister } from './full-share-register.ts';

/** An account with something in every table, and words by which its records are known wherever they turn up. */
export interface FullAccount extends TestAccount {
  companyId: string;
  companyNumber: string;
  /** Stands in the name of its company, its draft and its payment. */
  mark: string;
  /** Ids of its records, of every kind. */
  recordIds: string[];
  /** What is sealed in it, in clear. */
  sealedText: string;
}

/** Makes one beside the pipeline, as the command line would. */
export async function fullAccount(): Promise<FullAccount> {
  const api = await testApi();
  const account = await api.newAccount();
  const mark = `mark${randomBytes(6).toString('hex')}`;
  const sealedText = `sealed-${randomBytes(8).toString('hex')}`;
  const number = `${10_000_000 + (randomBytes(4).readUInt32BE() % 89_999_999)}`;
  const { platform } = api.server;
  const records = await insertRecords(platform, { account, mark, number, sealedText });
  return { ...account, ...records, companyNumber: number, mark, sealedText };
}

interface Order {
  account: TestAccount;
  mark: string;
  number: string;
  sealedText: string;
}

function insertRecords({ database, vault }: Platform, { account, mark, number, sealedText }: Order) {
  const { accountId, main } = account;
  const sealed = vault.seal(sealedText, 'a test');
  return database.transaction({ as: 'maintenance' }, async (tx) => {
    const { id: companyId } = firstOf(
      await tx
        .insert(company)
        .values({
          accountId,
          number,
          name: `${mark} LIMITED`,
          type: 'ltd',
          status: 'active',
          authenticationCodeSealed: sealed,
          createdBy: main.userId,
        })
        .returning({ id: company.id }),
    );
    const owned = { accountId, companyId, userId: main.userId, mark, sealed };
    const filed = await insertFilings(tx, owned);
    const paid = await insertPayments(tx, { ...owned, filingId: filed[0] });
    const approved = await insertApprovals(tx, { ...owned, filingId: filed[0] });
    return {
      companyId,
      recordIds: [
        companyId,
        accountId,
        main.userId,
        ...filed,
        ...paid,
        ...approved,
        ...(await insertOthers(tx, owned)),
        ...(await insertChat(tx, owned)),
        await insertDiary(tx, owned),
        await insertAdministration(tx, owned),
        ...(await insertShareRegister(tx, { ...owned, filingId: filed[0] })),
        ...(await insertPeople(tx, { ...owned, filingId: filed[0] })),
      ],
    };
  });
}

async function insertOthers(
  tx: Transaction,
  { accountId, companyId, userId, mark, sealed }: Owned,
): Promise<string[]> {
  const own = { accountId, companyId };
  const reading = firstOf(
    await tx
      .insert(registryReading)
      .values({ ...own, kind: 'safety-test', readAt: new Date(), value: { mark }, protectedSealed: sealed })
      .returning({ id: registryReading.id }),
  );
  const batch = firstOf(
    await tx
      .insert(importBatch)
      // At its end: the server would look after it for ever.
      .values({ accountId, createdBy: userId, finishedAt: new Date() })
      .returning({ id: importBatch.id }),
  );
  await tx.insert(importLine).values({ ...own, batchId: batch.id, position: 1, typed: mark });
  await tx.insert(liveEvent).values({ ...own, topic: 'safety-test', payload: { mark } });
  await tx
    .insert(document)
    .values({ ...own, sha256: mark, source: mark, contentType: 'application/pdf', size: 1 });
  const drawing = { kind: 'form', filename: `${mark}.pdf`, sha256: '0'.repeat(64), size: 1 } as const;
  await tx.insert(drawnDocument).values({ ...own, ...drawing, drawnBy: userId });
  const details = { batchId: batch.id, imported: 1, refused: 0, failed: 0 };
  const told = firstOf(
    await tx
      .insert(notification)
      .values({ ...own, userId, kind: 'import-done', key: mark, details })
      .returning({ id: notification.id }),
  );
  await tx
    .insert(registeredPerson)
    .values({ ...own, source: 'safety-test', position: 0, name: mark, role: 'director' });
  await tx.insert(registerChange).values({ ...own, kind: mark, at: new Date() });
  await tx.insert(nightlyReading).values({ ...own, night: '2026-11-20', plannedAt: new Date() });
  await tx.insert(presence).values({ accountId, userId, streamId: randomUUID() });
  await tx.insert(agentCompany).values({ ...own, userId });
  await tx.insert(session).values({ accountId, userId, tokenSession: mark });
  await tx.insert(appearance).values({ accountId, userId, choices: { mark } });
  await tx.insert(tableChoice).values({ accountId, userId, tableName: 'companies', columns: [mark] });
  const address = '/company/shares/event?kind=call';
  await tx.insert(openForm).values({ ...own, userId, address, title: mark, content: { reason: mark } });
  await tx.insert(notificationChoice).values({ accountId, userId, kind: 'message' });
  return [reading.id, batch.id, told.id];
}

/** What a colleague wrote, and has since been removed. */
async function insertChat(tx: Transaction, { accountId, userId, mark }: Owned): Promise<string[]> {
  const colleague = { accountId, email: `${mark}@practice.example`, fullName: mark, kind: 'agent' as const };
  const { id: senderId } = firstOf(
    await tx
      .insert(appUser)
      .values({ ...colleague, status: 'removed' })
      .returning({ id: appUser.id }),
  );
  const written = { accountId, senderId, recipientId: userId, clientKey: randomUUID(), text: mark };
  const [message] = await tx.insert(chatMessage).values(written).returning({ id: chatMessage.id });
  await tx
    .insert(chatReading)
    .values({ accountId, userId, otherId: senderId, readTo: (message?.id ?? 1) - 1 });
  const expiresAt = new Date();
  await tx
    .insert(invitation)
    .values({ accountId, userId: senderId, invitedBy: userId, tokenHash: mark, expiresAt });
  return [senderId];
}

/** What is kept for filings, and a note. */
async function insertAdministration(tx: Transaction, { mark, ...owned }: Owned): Promise<string> {
  const { accountId, companyId, userId } = owned;
  const [id, own] = [randomUUID(), { accountId, companyId }];
  await tx
    .insert(companyDetail)
    .values({ ...own, version: 1, email: `${mark}@company.example`, recordedBy: userId });
  await tx.insert(companyTag).values({ ...own, tag: mark.slice(0, 40) });
  await tx.insert(companyNote).values({ id, ...own, createdBy: userId });
  await tx.insert(companyNoteVersion).values({ noteId: id, version: 1, ...own, text: mark, byUser: userId });
  return id;
}

/** A date of the practice's own. */
async function insertDiary(tx: Transaction, { accountId, companyId, userId, mark }: Owned): Promise<string> {
  const [id, own] = [randomUUID(), { accountId, companyId }];
  await tx.insert(diaryDate).values({
    id,
    ...own,
    title: mark,
    startsOn: '2026-12-01',
    repeat: 'none',
    note: mark,
    createdBy: userId,
  });
  await tx.insert(diaryDateChange).values({
    diaryDateId: id,
    version: 1,
    ...own,
    act: 'added',
    content: { title: mark },
    byUser: userId,
  });
  return id;
}
