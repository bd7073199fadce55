import type { CompanyPage } from '#company-page/page-address.ts';
import { useMay } from '#app/session-port.ts';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { TransferAddress } from './transfer-address.ts';
import { TransferLists } from './transfer-lists.tsx';

// A form of its own chunk: who only looks at transfers does not need it.
const RecordTransfer = onDemand(() => import('./record-transfer.tsx'), opening('form'));
const CorrectRefusal = onDemand(() => import('./refused/correct-refusal.tsx'), opening('form'));

/** The transfers of a company, or one of them being entered or corrected, as the address says. */
export function TransfersPage({ companyId, address, onAddressChange }: CompanyPage<TransferAddress>) {
  const mayEdit = useMay('saveShareTransfer');
  const { entry, corrects, refusal } = address;
  const acts = [entry, corrects, refusal].some((part) => part !== undefined);
  if (!acts)
    return <TransferLists companyId={companyId} address={address} onAddressChange={onAddressChange} />;
  return (
    <ShareArea companyId={companyId} title={titleOf(address)} cannot={!mayEdit && 'record transfers'}>
      {refusal === undefined ? (
        <RecordTransfer key={corrects} companyId={companyId} corrects={corrects} />
      ) : (
        <CorrectRefusal companyId={companyId} refusalId={refusal} />
      )}
    </ShareArea>
  );
}

function titleOf({ corrects, refusal }: TransferAddress): string {
  if (refusal !== undefined) return 'Correct a refusal';
  return corrects === undefined ? 'Record a transfer' : 'Correct a transfer';
}
