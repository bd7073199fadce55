import { dayOf } from '../../../platform/clock.ts';
import { formatCivilDate } from '@statbook/domain/dates';
import type { FormFacts, FormOrigin } from '@statbook/domain/filing/forms';
import { type FilingOfEntry, listFilingsOfEntries } from '../../../filings/entries/entry-filing-queries.ts';
import { listObligations } from '../../../obligations/obligation-queries.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import type { ShareEntries } from './share-entries.ts';

interface Asked {
  readonly companyId: string;
  readonly facts: FormFacts;
  readonly origin: FormOrigin & { readonly shareEventIds?: readonly string[] | undefined };
}

/** A return of allotments is begun from entries, or a draft that names them is open already. */
export type BegunReturn =
  | { readonly eventIds: readonly string[]; readonly origin: FormOrigin; readonly notice?: undefined }
  | { readonly openId: string };

/**
 * What a return of allotments begins with: the entries named, or else all that no return names yet. One person at a time begins
 * one, so that an entry is named once.
 */
export async function beginReturn(
  tx: Transaction,
  register: ShareEntries,
  { companyId, facts, origin }: Asked,
): Promise<BegunReturn | Refusal> {
  await lockCompanyRow(tx, companyId);
  const named = origin.shareEventIds;
  if (named === undefined) return beginWithOpen(tx, register, { companyId, facts, origin });
  const eventIds = [...new Set(named)];
  const filings = await listFilingsOfEntries(tx, companyId, eventIds);
  const returns = eventIds.map((id) => filings.get(id)?.findLast(({ form }) => form === 'SH01'));
  const [first] = returns;
  const taken = returns.find((filing) => filing !== undefined);
  if (taken !== undefined) {
    const isSame = returns.every((filing) => filing?.filingId === first?.filingId);
    return isSame && taken.state !== 'accepted' ? { openId: taken.filingId } : refuseNamed(taken);
  }
  const read = await register.readAllotments(tx, companyId, eventIds);
  if (!read.ok) return refuse('form-not-offered', { detail: read.whyNot });
  return { eventIds, origin: { ...origin, answers: { ...read.answers, ...origin.answers } } };
}

function refuseNamed({ state, acceptedAt }: FilingOfEntry): Refusal {
  const on = acceptedAt === null ? '' : ` on ${formatCivilDate(dayOf(acceptedAt))}`;
  const detail =
    state === 'accepted'
      ? `Companies House accepted a return of this entry${on}. A mistake in it is corrected by RP04.`
      : 'Another return names some of these entries already: go on with that one, or withdraw it first.';
  return refuse('form-not-offered', { detail });
}

/** What cannot be said out of the register is filled in by hand. */
async function beginWithOpen(
  tx: Transaction,
  register: ShareEntries,
  { companyId, facts, origin }: Asked,
): Promise<BegunReturn> {
  const byHand = { eventIds: [], origin };
  if (origin.answers !== undefined) return byHand;
  const { today } = facts;
  const eventIds = (await listObligations(tx, { today, companyId, kinds: ['form'] }))
    .filter(
      ({ form, filingId, eventOn }) =>
        form === 'SH01' && filingId === undefined && (eventOn ?? today) <= today,
    )
    .flatMap(({ shareEventId }) => shareEventId ?? []);
  if (eventIds.length === 0) return byHand;
  const read = await register.readAllotments(tx, companyId, eventIds);
  return read.ok ? { eventIds, origin: { ...origin, answers: read.answers } } : byHand;
}
