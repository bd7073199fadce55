import { eventDayOf } from '@statbook/domain/filing/forms';
import { channelOfFiling } from '../../../filings/channel/filing-channel.ts';
import { refuseWithdrawing } from '../../../filings/draft/refuse-draft.ts';
import { withNextVersion, writeDraft } from '../../../filings/draft/write-draft.ts';
import { type Filing, lockFiling } from '../../../filings/filing-queries.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { wayOf } from '../present-form.ts';
import { type FormDependencies, openForm } from './form-case.ts';
import { toDraftColumns } from './form-draft.ts';

/**
 * Lets an open form go the way that a person chooses now. What has left its draft, or was paid for, goes on as it was begun: the
 * other way is refused.
 */
export async function chooseWay(
  tx: Transaction,
  dependencies: FormDependencies,
  { id }: Filing,
  way: 'software' | 'document',
): Promise<{ isSwitched: boolean } | Refusal> {
  const filing = await lockFiling(tx, id);
  if (filing === undefined) return refuse('changed-meanwhile');
  if (wayOf(await channelOfFiling(tx, filing, dependencies)) === way) return { isSwitched: false };
  const refusal = await refuseWithdrawing(tx, filing);
  if (refusal !== undefined) return refusal;
  const open = await openForm(tx, dependencies, filing);
  if (open instanceof Refusal) return open;
  const draft = { ...open.draft, way: way === 'document' ? way : undefined };
  await writeDraft(tx, dependencies, withNextVersion(filing), {
    columns: toDraftColumns(dependencies.vault, filing.id, draft),
    effectiveOn: eventDayOf(open.rules, open.asked),
    lastDay: open.rules.lastDay?.(open.asked),
  });
  return { isSwitched: true };
}
