import type { CivilDate } from '@statbook/domain/dates';
import type { Platform } from '../../composition.ts';
import type { Person } from '../../pipeline/handler.ts';
import type { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listLatestRequests } from '../approval/approval-queries.ts';
import { effectiveDay } from '../effective-day.ts';
import { type Filing, updateFiling } from '../filing-queries.ts';
import { moveFiling } from '../move-filing.ts';
import { refuseWithdrawing } from './refuse-draft.ts';
import type { DraftColumns } from './sealed-draft.ts';

interface WrittenDraft {
  readonly columns: DraftColumns;
  /** The day that the form is about, as far as it is answered. */
  readonly effectiveOn: string | undefined;
  /** The last day for it, of a form whose own rules find it. */
  readonly lastDay?: CivilDate | undefined;
  /** Where the person is, to come back to; without it, where it was left. */
  readonly step?: string | undefined;
  /** Which matter the form is about; without it, the one that it was. */
  readonly subject?: string | undefined;
}

/** The same filing with the version that the next draft in it has. */
export const withNextVersion = (filing: Filing): Filing => ({
  ...filing,
  draftVersion: filing.draftVersion + 1,
});

/**
 * Writes a draft into its locked filing, under the version that this one has; gives the filing as it is then. Whoever has a
 * page open on which its approval is asked for reads it anew: what is asked about may have changed.
 */
export async function writeDraft(
  tx: Transaction,
  { live }: Pick<Platform, 'live'>,
  filing: Filing,
  { columns, effectiveOn, lastDay, step, subject }: WrittenDraft,
): Promise<Filing> {
  const values = {
    ...columns,
    ...(step !== undefined && { draftStep: step }),
    draftVersion: filing.draftVersion,
    ...effectiveDay(filing.form, effectiveOn, lastDay),
    ...(subject !== undefined && { subject }),
  };
  await updateFiling(tx, filing.id, values);
  const { id: filingId, accountId, companyId, state } = filing;
  if ((await listLatestRequests(tx, [filingId])).length > 0)
    await live.publish(tx, {
      accountId,
      companyId,
      topic: 'filing',
      payload: { filingId, companyId, state },
    });
  return { ...filing, ...values };
}

/** Withdraws the draft in a locked filing; a draft that may have taken money is refused. */
export async function withdrawDraft(
  tx: Transaction,
  { live, clock }: Pick<Platform, 'live' | 'clock'>,
  { filing, person }: { filing: Filing; person: Person },
): Promise<Refusal | undefined> {
  const refusal = await refuseWithdrawing(tx, filing);
  if (refusal !== undefined) return refusal;
  await moveFiling(tx, { live, clock }, filing, {
    to: 'withdrawn',
    why: 'draft deleted',
    byUser: person.userId,
  });
  return undefined;
}
