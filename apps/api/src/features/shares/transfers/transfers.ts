import { getShareTransferGridDetails, saveShareTransfer } from '@statbook/contract/calls';
import { compareEvents } from '@statbook/domain/share-capital';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadEvents } from '../ledger/event-queries.ts';
import { loadHolders } from '../ledger/holder-queries.ts';
import { loadTermsOverTime } from '../ledger/terms-over-time-queries.ts';
import { askedOf } from '../ledger/post-entry.ts';
import { presentTransfers } from './present-transfers.ts';
import { type Recorder, recordForPerson, withoutPrefix } from '../events/post-for-person.ts';

export const saveShareTransferHandler = (recorder: Recorder) =>
  handle(saveShareTransfer, async (context) => {
    const { companyId: _companyId, key, basis, newHolders, certificatesIssuedOn, ...fields } = context.body;
    const requests = [{ kind: 'transfer' as const, ...fields }];
    const recorded = await recordForPerson(context, recorder, {
      requests,
      key,
      basis,
      newHolders,
      certificatesIssuedOn,
    });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'events.0.');
    const ids = new Set<string>(askedOf(recorded.events).map(({ id }) => id));
    const rows = await listTransfers(context.tx, context.company.id);
    return { entity: rows.filter(({ shareEventId }) => ids.has(shareEventId)) };
  });

export const getShareTransferGridDetailsHandler = handle(
  getShareTransferGridDetails,
  async ({ tx, company }) => ({ entity: await listTransfers(tx, company.id) }),
);

async function listTransfers(tx: Transaction, companyId: string) {
  const names = {
    termsOn: await loadTermsOverTime(tx, companyId),
    holders: await loadHolders(tx, companyId),
  };
  const events = await loadEvents(tx, companyId);
  return presentTransfers(events.sort(compareEvents), names);
}
