import { type ReminderStep, reminderStep } from '@statbook/domain/identity';
import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { JobData } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../../platform/messages/notifications.ts';
import { findContact } from '../invitations/contact-queries.ts';
import { listIdsOf } from '../invitations/invitation-queries.ts';
import { insertLetter, listAccounts, listReaders, listTold, voidStaleLetters } from './letter-queries.ts';
import { enqueueLetter, sendLetter, type SendNeeds } from './send-letter.ts';
import { getReminderSetting, listRemindable, type ReminderSetting } from './setting-queries.ts';
import { type DueStatement, keyOfStatement, listDueStatements } from './statement-queries.ts';

type Needs = Pick<Platform, 'clock' | 'database' | 'jobs' | 'live' | 'vault'>;

const queue = 'plan-identity-letters';
/** Looked at every hour, so that a new day is noticed soon and a server that was down catches up. */
const pollSeconds = 3600;

export function registerReminderJobs(needs: Needs & SendNeeds): void {
  needs.jobs.work('mail-identity-letter', ({ accountId, letterId }: JobData) =>
    sendLetter(needs, { accountId: String(accountId), letterId: String(letterId) }),
  );
  needs.jobs.work(
    queue,
    ({ accountId }: JobData) =>
      accountId === undefined ? enqueueAccounts(needs) : planLetters(needs, String(accountId)),
    { everySeconds: pollSeconds },
  );
}

async function enqueueAccounts({ database, jobs }: Needs): Promise<void> {
  for (const accountId of await database.transaction({ as: 'worker' }, listAccounts))
    await database.transaction({ as: 'account', accountId }, (tx) =>
      jobs.enqueue(tx, queue, { accountId }, { key: accountId }),
    );
}

/** A statement with the step that has come. */
type Stepped = DueStatement & { readonly step: ReminderStep };

/** Who gets a letter, and what of the statements concerns them. */
interface Recipient {
  readonly whose: { readonly userId: string } | { readonly personId: string };
  readonly statements: readonly Stepped[];
}

/**
 * Writes down who is told what today. Done again, on the same day or by another instance, it writes nothing new; who was told
 * nothing for some days is told of where each statement stands now.
 */
export function planLetters(needs: Needs, accountId: string): Promise<void> {
  const today = needs.clock.today();
  return needs.database.transaction({ as: 'account', accountId }, async (tx) => {
    await voidStaleLetters(tx, { today, now: needs.clock.now() });
    const statements = (await listDueStatements(tx, today)).flatMap((each) => {
      const step = reminderStep(each.dueOn, today);
      return step === undefined ? [] : [{ ...each, step }];
    });
    if (statements.length === 0) return;
    const setting = await getReminderSetting(tx);
    const recipients = [
      ...(await usersToTell(tx, setting, statements)),
      ...(setting.toPeople ? await peopleToTell(tx, needs, statements) : []),
    ];
    const told = new Map((await listTold(tx)).map((row) => [keyOfTold(row.recipientId, row), row.step]));
    for (const { whose, statements: theirs } of recipients) {
      const id = 'userId' in whose ? whose.userId : whose.personId;
      const news = theirs.filter((each) => (told.get(keyOfTold(id, each)) ?? -Infinity) < each.step);
      if (news.length > 0) await tell(tx, needs, { accountId, whose, news });
    }
  });
}

const keyOfTold = (recipientId: string, statement: Parameters<typeof keyOfStatement>[0]) =>
  `${recipientId} ${keyOfStatement(statement)}`;

async function usersToTell(
  tx: Transaction,
  { toWhom, userIds }: ReminderSetting,
  statements: readonly Stepped[],
): Promise<Recipient[]> {
  const known = await listRemindable(tx);
  const chosen = known.filter(({ userId, isMain }) =>
    toWhom === 'main-users' ? isMain : toWhom === 'chosen' && userIds.includes(userId),
  );
  const readers = await listReaders(
    tx,
    chosen.map(({ userId }) => userId),
  );
  return readers.map(({ id, companyIds }) => ({
    whose: { userId: id },
    statements: statements.filter(({ companyId }) => companyIds?.has(companyId) ?? true),
  }));
}

/** Whoever is to be verified, where their address is kept, and of what those see who keep it. */
async function peopleToTell(
  tx: Transaction,
  { vault }: Needs,
  statements: readonly Stepped[],
): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const [personId, theirs] of Map.groupBy(statements, (each) => each.personId)) {
    const contact =
      personId === null ? undefined : await findContact(tx, vault, await listIdsOf(tx, personId));
    const [asker] = contact === undefined ? [] : await listReaders(tx, [contact.keptBy]);
    if (personId === null || asker === undefined) continue;
    recipients.push({
      whose: { personId },
      statements: theirs.filter(({ companyId }) => asker.companyIds?.has(companyId) ?? true),
    });
  }
  return recipients;
}

async function tell(
  tx: Transaction,
  needs: Needs,
  { accountId, whose, news }: { accountId: string; whose: Recipient['whose']; news: readonly Stepped[] },
): Promise<void> {
  const today = needs.clock.today();
  const letterId = await insertLetter(tx, { accountId, ...whose, day: today }, news);
  if (letterId === undefined) return;
  await enqueueLetter(needs, tx, { accountId, letterId });
  if (!('userId' in whose)) return;
  const [first] = news;
  const isOne = news.length === 1 && first !== undefined;
  await notify(tx, needs.live, {
    accountId,
    companyId: isOne ? first.companyId : undefined,
    kind: 'identity',
    key: `statements:${letterId}`,
    details: {
      what: 'statements',
      number: news.length,
      names: [...new Set(news.map(({ name }) => name))].slice(0, 3).join('; '),
      ...(isOne && { dueOn: first.dueOn, ...(first.personId !== null && { personId: first.personId }) }),
    },
    to: { userId: whose.userId },
    hasOwnLetter: true,
  });
}
