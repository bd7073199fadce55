import { lazy, Suspense, useState } from 'react';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Dialog } from '#kit/popup/dialog.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { whenOnline } from '#kit/when-online.ts';
import { RecordPart } from '../../../record/record-part.tsx';
import { type AsAtAddress, toAsAtQuery } from '../as-at/as-at-address.ts';
import { isOfNow } from '../as-at/kept-as-at.ts';
import { isKnown } from '../holders/share-holder.ts';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import { toHolderAddress } from './holder-address.ts';
import styles from './members.module.css';

type Holder = CallReply<'getShareHolderOverviewDetails'>['Entity'][number];
type Change = Holder['History'][number];
type Certificate = Holder['Certificates'][number];

const ChangeHolderDialog = lazy(() => whenOnline(() => import('../holders/change-holder-dialog.tsx')));

interface HolderDialogProps {
  readonly companyId: string;
  readonly holderId: string;
  readonly address: AsAtAddress;
  readonly onClose: () => void;
}

/** A shareholder with all that is held, every entry that changed it, and the certificates. */
export default function HolderDialog({ companyId, holderId, address, onClose }: HolderDialogProps) {
  const query = { CompanyId: companyId, HolderId: holderId, ...toAsAtQuery(address) };
  const overview = useCall('getShareHolderOverviewDetails', { query });
  const holder = overview.data?.Entity[0];
  const [isChanging, setChanging] = useState(false);
  // What was so once is not changed: a change begins on a day, from now.
  const mayChange = useAccess().has('EditCompany') && isOfNow(address) && holder !== undefined;
  if (isChanging && holder !== undefined)
    return (
      <Suspense fallback={null}>
        <ChangeHolderDialog companyId={companyId} holder={holder} onClose={() => setChanging(false)} />
      </Suspense>
    );
  const actions = (
    <>
      {mayChange && (
        <ChangeButtons companyId={companyId} holder={holder} onChange={() => setChanging(true)} />
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
  return (
    <Dialog open wide title={holder?.Name ?? 'Shareholder'} onClose={onClose} actions={actions}>
      {overview.data === undefined && overview.error === null ? (
        <LoadingText label="Loading the shareholder" lines={6} />
      ) : (
        <RecordPart query={overview} what="shareholder">
          {(shown) => <HolderParts holder={shown} />}
        </RecordPart>
      )}
    </Dialog>
  );
}

interface ChangeButtonsProps extends Pick<HolderDialogProps, 'companyId'> {
  readonly holder: Holder;
  readonly onChange: () => void;
}

/** What may be entered of a holder, or of shares that belong to nobody known. */
function ChangeButtons({ companyId, holder, onChange }: ChangeButtonsProps) {
  if (isKnown(holder)) return <Button onClick={onChange}>Change name or address</Button>;
  return (
    <>
      <LinkButton href={sharePaths.divideUnknown(companyId)}>Divide among several holders</LinkButton>
      <Button onClick={onChange}>Enter who holds these shares</Button>
    </>
  );
}

function HolderParts({ holder }: { holder: Holder }) {
  return (
    <>
      {!isKnown(holder) && (
        <Banner tone="info" title="Nobody knows yet who holds these shares">
          They count in the capital, and belong to no member until it is entered who holds them: then the
          register of members names the holder, and a certificate is issued. Where several people hold them,
          divide them: the opening balance is put right.
        </Banner>
      )}
      <DescriptionList facts={factsOf(holder)} />
      <section className={styles.part}>
        <h3>History</h3>
        <DataTable
          caption={`History of ${holder.Name}`}
          columns={historyColumns}
          rows={holder.History}
          rowId={changeId}
          empty={<p>No entries up to this day.</p>}
        />
      </section>
      <section className={styles.part}>
        <h3>Certificates, as they are today</h3>
        <DataTable
          caption={`Certificates of ${holder.Name}`}
          columns={certificateColumns}
          rows={holder.Certificates}
          rowId={certificateId}
          empty={<p>No certificates.</p>}
        />
      </section>
    </>
  );
}

function factsOf({ Members, Address, Holdings }: Holder) {
  const names = Members.map((member) =>
    member.Kind === 'person' ? [member.Forename, member.Surname].filter(Boolean).join(' ') : member.Name,
  );
  return [
    ...(names.length > 1
      ? [{ term: 'Joint holders', value: names.join(', '), note: 'The first named votes' }]
      : []),
    ...Members.flatMap((member) =>
      member.Kind === 'company' && member.CompanyNumber !== null
        ? [{ term: 'Company number', value: <Value>{member.CompanyNumber}</Value> }]
        : [],
    ),
    { term: 'Address', value: toHolderAddress(Address) },
    ...(Holdings.length === 0 ? [{ term: 'Shares', value: undefined }] : []),
    ...Holdings.map(({ ClassName, Shares, Numbers }) => ({
      term: ClassName,
      value: <Count of={Shares} />,
      note: Numbers === '' ? undefined : <>Numbers {<Value>{Numbers}</Value>}</>,
    })),
  ];
}

const changeId = ({ ShareEventId, ShareClassId }: Change) => `${ShareEventId} ${ShareClassId}`;
const certificateId = ({ CertificateNumber }: Certificate) => String(CertificateNumber);

const historyColumns: readonly Column<Change>[] = [
  {
    id: 'what',
    head: 'Entry',
    cell: ({ Kind, IsReversed }) =>
      IsReversed ? (
        <>
          <s>{titleOfKind(Kind)}</s> <StatusBadge words="Reversed" tone="neutral" />
        </>
      ) : (
        titleOfKind(Kind)
      ),
  },
  { id: 'class', head: 'Class', cell: ({ ClassName }) => ClassName },
  { id: 'change', head: 'Change', cell: ({ Change: by }) => <SignedCount of={by} />, align: 'end' },
  { id: 'on', head: 'Date', cell: ({ On }) => <DateValue date={On} short />, align: 'end' },
];

function SignedCount({ of: change }: { of: string }) {
  return change.startsWith('-') || change === '0' ? (
    <Count of={change} />
  ) : (
    <Value>
      +<Count of={change} />
    </Value>
  );
}

const words = { live: 'Live', cancelled: 'Cancelled', lost: 'Lost', replaced: 'Replaced' } as const;

const certificateColumns: readonly Column<Certificate>[] = [
  { id: 'number', head: 'Certificate', cell: ({ CertificateNumber }) => <Count of={CertificateNumber} /> },
  {
    id: 'status',
    head: 'Status',
    cell: ({ Status }) => <StatusBadge words={words[Status]} tone={Status === 'live' ? 'ok' : 'neutral'} />,
  },
  { id: 'class', head: 'Class', cell: ({ ClassName }) => ClassName },
  { id: 'shares', head: 'Shares', cell: ({ Shares }) => <Count of={Shares} />, align: 'end' },
  { id: 'issued', head: 'Issued', cell: ({ IssuedOn }) => <DateValue date={IssuedOn} short />, align: 'end' },
];
