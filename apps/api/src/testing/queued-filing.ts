import { randomInt } from 'node:crypto';
import type { FilingState } from '@statbook/domain/filing';
import { eq } from 'drizzle-orm';
import type { Platform } from '../composition.ts';
import { authenticationCodeBinding } from '../filings/authentication-code.ts';
import {
  type Filing,
  type FilingAttempt,
  findFiling,
  findLatestAttempt,
  insertFiling,
} from '../filings/filing-queries.ts';
import { freezeAttempt } from '../filings/attempt/freeze-attempt.ts';
import { moveFiling } from '../filings/move-filing.ts';
import { company } from '../platform/database/schema.ts';
import type { TestAccount, TestApi } from './test-api.ts';
import { until } from './make-call.ts';

/** A company of the register that no other test files for, and its row in an account. */
export interface TestCompany {
  companyId: string;
  number: string;
  name: string;
}

/** A confirmation statement of such a company, paid for and waiting to be sent. */
export interface QueuedFiling extends TestCompany {
  filingId: string;
  accountId: string;
}

const authenticationCode = 'BAKE01';
/** A personal code as it would lie sealed beside the content; it must appear nowhere else. */
export const sealedPersonalCode = 'QK7ZZ2MPX94';

/** Puts a company of its own on the register and into the account. */
export async function newCompany(api: TestApi, { accountId }: TestAccount): Promise<TestCompany> {
  const { database, vault } = api.server.platform;
  const model = api.registry.register.findCompany('09990001');
  if (model === undefined) throw new Error('The model company is gone.');
  const number = `08${randomInt(1_000_000).toString().padStart(6, '0')}`;
  const name = `TEST HARBOUR ${number} LIMITED`;
  api.registry.register.save({ ...model, number, name });
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    const values = { accountId, number, name, type: 'ltd', status: 'active' };
    const [row] = await tx.insert(company).values(values).returning({ id: company.id });
    if (row === undefined) throw new Error('The company was not stored.');
    const authenticationCodeSealed = vault.seal(authenticationCode, authenticationCodeBinding(row.id));
    await tx.update(company).set({ authenticationCodeSealed }).where(eq(company.id, row.id));
    return { companyId: row.id, number, name };
  });
}

/** A new company with a statement in the queue; nothing has been asked to send it yet. */
export async function queueFiling(
  api: TestApi,
  account: TestAccount,
  more: { madeUpTo?: string; sicCodes?: readonly string[] } = {},
): Promise<QueuedFiling> {
  const { platform } = api.server;
  const { accountId } = account;
  const target = await newCompany(api, account);
  const filingId = await platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const { companyId } = target;
    const createdBy = account.main.userId;
    const filing = await insertFiling(tx, { accountId, companyId, form: 'CS01', createdBy });
    if (filing === undefined) throw new Error('The filing was not stored.');
    return filing.id;
  });
  const queued = { ...target, filingId, accountId };
  await queueAttempt(platform, queued, { approvedBy: account.main.userId, ...more });
  return queued;
}

/** Freezes an attempt of the draft and puts the filing into the queue. */
export async function queueAttempt(
  { database, vault, live, clock }: Platform,
  { filingId, accountId, number, name }: QueuedFiling,
  {
    approvedBy,
    madeUpTo = '2026-11-16',
    ...more
  }: { approvedBy: string; madeUpTo?: string; sicCodes?: readonly string[] },
): Promise<void> {
  await database.transaction({ as: 'account', accountId }, async (tx) => {
    const filing = await findFiling(tx, filingId);
    if (filing === undefined) throw new Error('There is no such filing.');
    const content = {
      form: 'ConfirmationStatement',
      company: { number, name },
      madeUpTo,
      lawfulPurpose: true,
      informationDelivered: true,
      verifications: [],
      signer: { name: 'Test Person', capacity: 'director' },
      ...more,
    };
    const secrets = { 'director.personalCode': sealedPersonalCode };
    await freezeAttempt(tx, { vault, clock }, filing, { content, secrets, approvedBy });
    const ready = await moveFiling(tx, { live, clock }, filing, {
      to: 'ready',
      why: 'submitted',
      byUser: approvedBy,
    });
    if (ready !== undefined)
      await moveFiling(tx, { live, clock }, ready, { to: 'queued', why: 'nothing to pay' });
  });
}

type FilingOfAccount = Pick<QueuedFiling, 'filingId' | 'accountId'>;

/** The filing and its newest attempt as they are now. */
export function readFiling(
  { database }: Platform,
  { filingId, accountId }: FilingOfAccount,
): Promise<{ filing: Filing; attempt: FilingAttempt }> {
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    const filing = await findFiling(tx, filingId);
    const attempt = await findLatestAttempt(tx, filingId);
    if (filing === undefined || attempt === undefined) throw new Error('There is no such filing.');
    return { filing, attempt };
  });
}

/** Waits until the filing is in one of the states; throws when it takes too long. */
export const untilState = (
  platform: Platform,
  key: FilingOfAccount,
  ...states: FilingState[]
): Promise<{ filing: Filing; attempt: FilingAttempt }> =>
  until(
    () => readFiling(platform, key),
    ({ filing }) => states.includes(filing.state),
  );
