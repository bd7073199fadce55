import type { CompanyPage } from '#company-page/page-address.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { both } from '#api/answer.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { CorrectedEntry } from '../plan/correction.tsx';
import { withCorrected } from './transfer-choices.ts';
import type { TransferAddress } from './transfer-address.ts';
import { TransferLists } from './transfer-lists.tsx';

// A form of its own chunk: who only looks at transfers does not need it.
const RecordTransfer = onDemand(() => import('./record-transfer.tsx'), opening('form'));

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
        <TransferToRecord key={corrects} companyId={companyId} corrects={corrects} />
      ) : (
        <RefusalToCorrect companyId={companyId} refusalId={refusal} />
      )}
    </ShareArea>
  );
}

function titleOf({ corrects, refusal }: TransferAddress): string {
  if (refusal !== undefined) return 'Put a refusal right';
  return corrects === undefined ? 'Record a transfer' : 'Correct a transfer';
}

function TransferToRecord({ companyId, corrects }: { companyId: string; corrects: string | undefined }) {
  const classes = useCall('getShareClassDetailsForTransfer', { query: { companyId } });
  const holders = useCall('getMultiShareHolderDetails', { query: { companyId } });
  return (
    <Loaded query={both(classes, holders)} what="classes and shareholders">
      {([{ entity: held }, { entity: known }]) => (
        <CorrectedEntry companyId={companyId} entryId={corrects} kinds={['transfer']}>
          {(corrected) => {
            const request = corrected?.request;
            if (request?.kind !== 'transfer') return <RecordTransfer companyId={companyId} classes={held} />;
            const { transferorId: holderId, classId } = request;
            const holder = known.find((each) => each.holderId === holderId);
            const names = { className: 'The class of the entry', holderName: holder?.name ?? '' };
            const all = withCorrected(held, { classId, holderId }, names);
            return <RecordTransfer companyId={companyId} classes={all} corrected={corrected} />;
          }}
        </CorrectedEntry>
      )}
    </Loaded>
  );
}

function RefusalToCorrect({ companyId, refusalId }: { companyId: string; refusalId: string }) {
  const query = { query: { companyId } };
  const classes = useCall('getShareClassDetailsForTransfer', query);
  const refusals = useCall('getRefusedShareTransfers', query);
  return (
    <Loaded query={both(classes, refusals)} what="refusal">
      {([held, { entity }]) => {
        const refused = entity.find((each) => each.refusedTransferId === refusalId);
        if (refused === undefined) return <NoSuchRefusal companyId={companyId} />;
        const { shareClassId: classId, transferorId: holderId, className, transferorName } = refused;
        const names = { className, holderName: transferorName };
        const all = withCorrected(held.entity, { classId, holderId }, names);
        return <RecordTransfer companyId={companyId} classes={all} refused={refused} />;
      }}
    </Loaded>
  );
}

function NoSuchRefusal({ companyId }: { companyId: string }) {
  return (
    <EmptyState
      title="There is no such refusal"
      actions={<LinkButton href={sharePaths.transfer(companyId)}>Show the transfers</LinkButton>}
    >
      It is not among the refused transfers of this company.
    </EmptyState>
  );
}
