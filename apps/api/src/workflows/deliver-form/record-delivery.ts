import { recordDelivery } from '@statbook/contract/calls';
import { isSameName } from '@statbook/domain/companies';
import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { describeDelivery } from '@statbook/domain/filing';
import type { Platform } from '../../composition.ts';
import { findFilingCompany } from '../../filings/filing-company-queries.ts';
import { type Filing, type FilingAttempt, updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { lockProduced, noonOf } from './lock-produced.ts';

/** A person has delivered a form: it is with the registrar from then on. */
export const recordDeliveryHandler = ({ live, clock }: Pick<Platform, 'live' | 'clock'>) =>
  handle(recordDelivery, async ({ tx, body, person, record }) => {
    const { filingId, way, reference } = body;
    const on = civilDate(body.on);
    const produced = await lockProduced(tx, filingId, 'queued');
    if (produced === undefined) return refuse('not-found');
    const { filing, attempt } = produced;
    if (attempt === undefined) return refuse('form-not-to-deliver', { facts: { state: filing.state } });
    const wrong = findWrongDay(on, { approvedOn: dayOf(attempt.approvedAt), today: clock.today() });
    if (wrong !== undefined) return refuse('invalid-request', { errors: { on: wrong } });
    const delivery = { way, on, ...(reference && { reference }) };
    const why = describeDelivery(delivery);
    const moved = await moveFiling(tx, { live, clock }, filing, {
      to: 'pending',
      why,
      byUser: person.userId,
    });
    if (moved === undefined) return refuse('changed-meanwhile');
    const companyName = await nameAtDelivery(tx, filing, attempt);
    await updateAttempt(tx, attempt.id, { delivery, sendingAt: noonOf(on), companyName });
    record({ companyId: filing.companyId, subject: filing.form, details: { filingId, ...delivery } });
    return { done: true as const };
  });

/**
 * The name under which it went, as when software sends it: another may stand on the record than when it was frozen. Undefined where
 * the register shows the new name already, before anybody has recorded the delivery.
 */
async function nameAtDelivery(tx: Transaction, { companyId, form }: Filing, { content }: FilingAttempt) {
  const name = (await findFilingCompany(tx, companyId))?.name;
  const asked = filedForms[form]?.effectOf(content).name;
  return name !== undefined && asked !== undefined && isSameName(name, asked) ? undefined : name;
}

/** What nobody had approved yet cannot have been delivered; an approval that the clock does not know yet is today's. */
function findWrongDay(on: CivilDate, { approvedOn, today }: { approvedOn: CivilDate; today: CivilDate }) {
  if (on > today) return 'Enter today’s date or an earlier one';
  const earliest = approvedOn < today ? approvedOn : today;
  return on < earliest ? 'Enter the day on which the form was approved, or a later one' : undefined;
}
