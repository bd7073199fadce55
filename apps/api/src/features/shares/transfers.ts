import { getShareTransferGridDetails, saveShareTransfer } from '@statbook/contract/calls';
import { compareEvents } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { loadEvents } from './books/event-queries.ts';
import { loadHolders } from './books/holder-queries.ts';
import { loadTermsOverTime } from './books/terms-over-time-queries.ts';
import { askedOf } from './books/record-entry.ts';
import { presentTransfers } from './present-transfers.ts';
import { type Recorder, recordForPerson, withoutPrefix } from './record-for-person.ts';

export const saveShareTransferHandler = (recorder: Recorder) =>
  handle(saveShareTransfer, async (context) => {
    const { CompanyId: _companyId, Key: key, Basis: basis, NewHolders: newHolders, ...fields } = context.body;
    const requests = [{ Kind: 'transfer' as const, ...fields }];
    const recorded = await recordForPerson(context, recorder, { requests, key, basis, newHolders });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'Events.0.');
    const ids = new Set<string>(askedOf(recorded.events).map(({ id }) => id));
    const rows = await listTransfers(context.tx, context.company.id);
    return { Entity: rows.filter(({ ShareEventId }) => ids.has(ShareEventId)) };
  });

export const getShareTransferGridDetailsHandler = handle(
  getShareTransferGridDetails,
  async ({ tx, company }) => ({ Entity: await listTransfers(tx, company.id) }),
);

async function listTransfers(tx: Transaction, companyId: string) {
  const names = {
    termsOn: await loadTermsOverTime(tx, companyId),
    holders: await loadHolders(tx, companyId),
  };
  const events = await loadEvents(tx, companyId);
  return presentTransfers(events.sort(compareEvents), names);
}
