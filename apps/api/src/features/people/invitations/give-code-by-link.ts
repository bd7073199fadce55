import { giveCodeByLink } from '@statbook/contract/calls';
import { keepCode } from '../../../filings/personal-codes/keep-code.ts';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { notify } from '../../../platform/messages/notifications.ts';
import { addressedAs } from './asked-person.ts';
import type { CodeCase, CodeLinkState } from './code-case.ts';
import { countTry, markUsed } from './invitation-queries.ts';
import { throughCodeLink } from './through-code-link.ts';

/** So many codes that are somebody else's are refused, then the link is void: it is no place to try which codes there are. */
const allowedTries = 5;

type Needs = Pick<Platform, 'activity' | 'clock' | 'database' | 'live' | 'peopleKey' | 'vault'>;

/** Keeps the code that somebody gives by their link, once. */
export const giveCodeByLinkHandler = (needs: Needs) =>
  handle(giveCodeByLink, async ({ body: { token, personalCode }, requestId }) => {
    const done = await throughCodeLink(needs, { token, keepsCode: true }, async (tx, found) => {
      const refusal = refuseClosed(found.state) ?? (await keep(tx, needs, { found, personalCode }));
      if (refusal !== undefined) return refusal;
      await markUsed(tx, found.invitation.id, needs.clock.now());
      await tellOfCode(tx, needs, { found, requestId });
      return { done: true as const };
    });
    return done ?? refuse('not-found');
  });

/** To the vault; nothing is said of whose a code is that cannot be this person's. */
async function keep(
  tx: Transaction,
  needs: Needs,
  { found: { invitation, asked }, personalCode }: { found: CodeCase; personalCode: string },
): Promise<Refusal | undefined> {
  const outcome = await keepCode(tx, needs, {
    accountId: invitation.accountId,
    personId: asked.personId,
    code: personalCode,
    source: 'link',
    givenBy: null,
  });
  if (outcome.kept) return undefined;
  if (outcome.refused === 'no-entry') return refuseClosed('withdrawn');
  if (outcome.refused === 'format')
    return refuse('invalid-request', { errors: { personalCode: outcome.message } });
  await countTry(tx, invitation.id, { allowed: allowedTries, now: needs.clock.now() });
  return refuse('invalid-request', {
    errors: {
      personalCode: 'This code is held for another person. Enter the one that Companies House gave to you.',
    },
  });
}

async function tellOfCode(
  tx: Transaction,
  { activity, live }: Needs,
  { found, requestId }: { found: CodeCase; requestId: string },
): Promise<void> {
  const { invitation, asked } = found;
  const [companyId] = invitation.companyIds;
  const { accountId, askedBy } = invitation;
  const [personId, by] = [asked.personId, addressedAs(asked)];
  await activity.record(tx, {
    accountId,
    actor: `invited:${personId}`,
    action: 'person.code-given',
    companyId,
    subject: asked.name,
    details: { personId, by },
    requestId,
  });
  await notify(tx, live, {
    accountId,
    companyId,
    kind: 'identity',
    key: `code-given:${invitation.id}`,
    details: { what: 'code-given', personId, by },
    to: { userId: askedBy },
  });
}

const closed: Readonly<Record<Exclude<CodeLinkState, 'open'>, string>> = {
  used: 'It was used already: your code is kept.',
  replaced: 'It was sent again. Use the link in the latest email.',
  expired: 'It has expired. Ask whoever sent it to send it again.',
  withdrawn: 'Your code is no longer asked for.',
  held: 'Your code is kept already. There is nothing more to do.',
  'tried-too-often': 'Too many codes were refused. Ask whoever sent it to send it again.',
};

const refuseClosed = (state: CodeLinkState): Refusal | undefined =>
  state === 'open' ? undefined : refuse('code-link-closed', { facts: { state }, detail: closed[state] });
