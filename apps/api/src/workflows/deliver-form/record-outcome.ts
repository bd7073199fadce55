import type { BodyOf } from '@statbook/contract';
import { recordOutcome } from '@statbook/contract/calls';
import { COMPANY_NUMBER_ASKED, parseCompanyNumber } from '@statbook/domain/companies';
import { civilDate } from '@statbook/domain/dates';
import type { Platform } from '../../composition.ts';
import type { StoredAcceptance } from '../../filings/accepted/acceptance.ts';
import { type Filing, type FilingAttempt, updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { readDelivery } from '../../filings/channel/noted-delivery.ts';
import { closeAttempt } from '../../filings/sent-message.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { applyAcceptedFiling } from '../apply-accepted-filing/apply-accepted-filing.ts';
import { findListedCompany } from '../import-company/import-queries.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { wakeWaiting } from '../send-filing/wake-waiting.ts';
import { lockProduced, noonOf } from './lock-produced.ts';

type Outcome = BodyOf<typeof recordOutcome>;
type Dependencies = Pick<Platform, 'live' | 'clock' | 'vault' | 'jobs' | 'activity' | 'logger'>;

/** What the registrar decided about a form that a person had delivered, as that person says. */
export const recordOutcomeHandler = (needs: Dependencies) =>
  handle(recordOutcome, async ({ tx, body, person, record }) => {
    const { live, clock, vault, jobs } = needs;
    const { filingId, outcome, on, words } = body;
    const produced = await lockProduced(tx, filingId, 'pending');
    if (produced === undefined) return refuse('not-found');
    const { filing, attempt } = produced;
    if (attempt === undefined) return refuse('form-not-delivered', { facts: { state: filing.state } });
    const errors = {
      ...findErrors(body, attempt, clock.today()),
      ...(await findNumberError(tx, filing, body)),
    };
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });

    const said = words === '' ? '' : `: ${words}`;
    const why = `${outcome} by Companies House${said}`;
    const moved = await moveFiling(tx, { live, clock }, filing, { to: outcome, why, byUser: person.userId });
    if (moved === undefined) return refuse('changed-meanwhile');
    await storeOutcome(tx, vault, attempt, body);
    const acceptance = acceptanceOf(filing, body);
    if (outcome === 'accepted') {
      // The register shows it afterwards, as it shows what software has sent.
      await applyAcceptedFiling({ ...needs, forms: filedForms }, tx, {
        filing: moved,
        attempt: { ...attempt, ...acceptance },
        acceptedOn: civilDate(on),
      });
    } else {
      await wakeWaiting(jobs, tx, moved);
    }
    record({ companyId: filing.companyId, subject: filing.form, details: { filingId, outcome, on } });
    return { done: true as const };
  });

function findErrors({ outcome, on, words }: Outcome, attempt: FilingAttempt, today: string) {
  const deliveredOn = readDelivery(attempt)?.on ?? '';
  return {
    ...(on > today && { on: 'Enter today’s date or an earlier one' }),
    ...(on < deliveredOn && { on: 'Enter the day on which the form was delivered, or a later one' }),
    ...(outcome === 'rejected' && words === '' && { words: 'Enter why Companies House rejected it' }),
  };
}

/** A company that was formed has a number from then on. */
async function findNumberError(tx: Transaction, { form }: Filing, said: Outcome) {
  if (form !== 'IN01' || said.outcome !== 'accepted') return {};
  const parsed = parseCompanyNumber(said.companyNumber ?? '');
  if (!parsed.ok) return { companyNumber: COMPANY_NUMBER_ASKED };
  if ((await findListedCompany(tx, parsed.number)) === undefined) return {};
  return {
    companyNumber: 'A company of this number is in the list. Check the number, or remove that company first',
  };
}

/** What the certificate of an incorporation says. */
function acceptanceOf({ form }: Filing, { on, companyNumber }: Outcome) {
  const parsed = parseCompanyNumber(companyNumber ?? '');
  if (form !== 'IN01' || !parsed.ok) return {};
  const acceptance: StoredAcceptance = {
    kind: 'incorporation',
    incorporationDate: on,
    companyNumber: parsed.number,
  };
  return { acceptance };
}

async function storeOutcome(
  tx: Transaction,
  vault: Vault,
  attempt: FilingAttempt,
  said: Outcome,
): Promise<void> {
  const isAccepted = said.outcome === 'accepted';
  const decidedAt = noonOf(said.on);
  await updateAttempt(tx, attempt.id, {
    statusCode: isAccepted ? 'ACCEPT' : 'REJECT',
    statusAt: decidedAt,
    decidedAt,
    rejections: isAccepted ? [] : [{ code: '', text: said.words }],
  });
  await closeAttempt(tx, vault, attempt);
}
