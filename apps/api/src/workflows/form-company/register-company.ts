import { type CompanyNumber, parseCompanyNumber } from '@statbook/domain/companies';
import type { CivilDate } from '@statbook/domain/dates';
import { FORMED_KINDS, FORMED_PLACES, toRegisterKeys } from '@statbook/domain/filing/forms';
import { z } from 'zod';
import { acceptanceBinding, readAcceptance } from '../../filings/accepted/acceptance.ts';
import { authenticationCodeBinding } from '../../filings/authentication-code.ts';
import { keepDetails } from '../../filings/kept/keep-details.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LockedFiling, Sender } from '../send-filing/sender.ts';
import { findListedCompany, findRegisteredCompany } from '../import-company/import-queries.ts';
import { updateFormedCompany } from './formation-queries.ts';
import { openRegister } from './open-register.ts';
import { subscribed } from './subscribers.ts';

type Dependencies = Pick<Sender, 'jobs' | 'clock' | 'vault' | 'activity' | 'logger' | 'live'>;

interface Formed extends LockedFiling {
  acceptedOn: CivilDate;
}

/** Of what was sent, that which becomes the company's record. */
const sentIncorporation = subscribed.extend({
  companyName: z.string(),
  kind: z.enum(FORMED_KINDS),
  place: z.enum(FORMED_PLACES),
  registeredEmail: z.string(),
  sicCodes: z.array(z.string()).optional(),
});

/**
 * The company has come into being: its record gets number, day and authentication code, and its register of members opens with
 * what the subscribers took. Everything else is read from the register afterwards.
 */
export async function registerCompany(
  needs: Dependencies,
  tx: Transaction,
  { filing, attempt, acceptedOn }: Formed,
): Promise<void> {
  const { accountId, companyId } = filing;
  const { sent: content } = z.object({ sent: sentIncorporation }).parse(attempt.content);
  const acceptance = readAcceptance(attempt);
  const parsed = parseCompanyNumber(acceptance?.companyNumber ?? '');
  if (!parsed.ok) {
    needs.logger.warn({ filingId: filing.id }, 'incorporation: accepted without a company number');
    return;
  }
  const { number } = parsed;
  const incorporatedOn = acceptance?.incorporationDate ?? acceptedOn;
  const code = unsealCode(needs, attempt);
  const codeFor = (id: string) =>
    code === undefined
      ? {}
      : { authenticationCodeSealed: needs.vault.seal(code, authenticationCodeBinding(id)) };
  const isImported = await giveCodeToTwin(tx, number, code === undefined ? undefined : codeFor);
  const { kind, place, companyName: name, registeredEmail: email, sicCodes = [] } = content;
  await updateFormedCompany(tx, companyId, {
    number,
    name,
    ...toRegisterKeys(kind, place),
    status: 'active',
    incorporatedOn,
    ...codeFor(companyId),
    // Two records of one number never stand in the list: the one that was imported meanwhile stays.
    ...(isImported && { removedAt: needs.clock.now(), removedBy: attempt.approvedBy }),
  });
  const { approvedBy: userId } = attempt;
  if (userId !== null) {
    const by = { accountId, companyId, userId };
    await keepDetails(tx, by, { email, sicCodes });
    await openRegister(needs, tx, { ...by, number, on: incorporatedOn, content });
  }
  await needs.activity.record(tx, {
    accountId,
    actor: 'job:follow-submission',
    action: 'company.formed',
    companyId,
    subject: `${name} (${number})`,
    details: { filingId: filing.id, number, incorporatedOn },
  });
  await needs.live.publish(tx, { accountId, companyId, topic: 'company', payload: { companyId } });
}

type CodeColumn = Pick<Parameters<typeof updateFormedCompany>[2], 'authenticationCodeSealed'>;

/** Whether somebody imported the company before the answer came; their record gets the code that it lacks. */
async function giveCodeToTwin(
  tx: Transaction,
  number: CompanyNumber,
  codeFor: ((companyId: string) => CodeColumn) | undefined,
): Promise<boolean> {
  const listed = await findListedCompany(tx, number);
  if (listed === undefined) return false;
  const twin = await findRegisteredCompany(tx, listed.id);
  if (twin?.authenticationCodeSealed === null && codeFor !== undefined)
    await updateFormedCompany(tx, twin.id, codeFor(twin.id));
  return true;
}

function unsealCode(
  { vault }: Pick<Dependencies, 'vault'>,
  attempt: LockedFiling['attempt'],
): string | undefined {
  const { acceptanceSealed } = attempt;
  return acceptanceSealed === null
    ? undefined
    : vault.unseal(acceptanceSealed, acceptanceBinding(attempt)).reveal();
}
