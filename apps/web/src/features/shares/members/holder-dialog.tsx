import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { countColumn, dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PersonLink } from '#company-page/people/person-link.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { type AsAtAddress, isOfNow, toAsAtQuery } from '../as-at/as-at-address.ts';
import { Reversible } from '../plan/entry-list.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { stateOf } from '../certificates/certificate-rows.ts';
import { isKnown, nameOfMember, toHolderAddress } from '../holders/share-holder.ts';
import styles from './members.module.css';

type Holder = CallReply<'getShareHolderOverviewDetails'>['entity'][number];
type Change = Holder['history'][number];
type Certificate = Holder['certificates'][number];

const HolderFormDialog = onDemand(() => import('../holders/holder-form-dialog.tsx'));

interface HolderDialogProps {
  readonly companyId: string;
  readonly holderId: string;
  readonly address: AsAtAddress;
  readonly onClose: () => void;
}

/** A shareholder with all that is held, every entry that changed it, and the certificates. */
export default function HolderDialog({ companyId, holderId, address, onClose }: HolderDialogProps) {
  const query = { companyId, holderId, ...toAsAtQuery(address) };
  const overview = useCall('getShareHolderOverviewDetails', { query });
  const holder = overview.data?.entity[0];
  const [isChanging, setChanging] = useState(false);
  // What was so once is not changed: a change begins on a day, from now.
  const mayChange = useMay('saveShareHolder') && isOfNow(address) && holder !== undefined;
  if (isChanging && holder !== undefined)
    return <HolderFormDialog companyId={companyId} holder={holder} onClose={() => setChanging(false)} />;
  const actions = (
    <>
      {mayChange && !isKnown(holder) && (
        <LinkButton href={sharePaths.divideUnknown(companyId)}>Divide among several holders</LinkButton>
      )}
      {mayChange && (
        <Button onClick={() => setChanging(true)}>
          {isKnown(holder) ? 'Change name or address' : 'Enter who holds these shares'}
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
  return (
    <Dialog open wide title={holder?.name ?? 'Shareholder'} onClose={onClose} actions={actions}>
      <PagePart
        query={overview}
        what="shareholder"
        loading={<LoadingText label="Loading the shareholder" lines={6} />}
      >
        {(shown) => <HolderParts holder={shown} />}
      </PagePart>
    </Dialog>
  );
}

function HolderParts({ holder }: { holder: Holder }) {
  return (
    <>
      {!isKnown(holder) && (
        <Banner tone="info" title="Nobody knows yet who holds these shares">
          They count in the capital, and belong to no member until it is entered who holds them: then the
          register of members names the holder, and a certificate is issued. Where several people hold them,
          allocate them: the opening balance is corrected.
        </Banner>
      )}
      <DescriptionList facts={factsOf(holder)} />
      {holder.people.map((person) => (
        <PersonLink key={person.personId} {...person} />
      ))}
      <section className={styles.part}>
        <h3>History</h3>
        <DataTable
          caption={`History of ${holder.name}`}
          columns={historyColumns}
          rows={holder.history}
          rowId={changeId}
          empty={<p>No entries up to this day.</p>}
        />
      </section>
      <section className={styles.part}>
        <h3>Certificates, as they are today</h3>
        <DataTable
          caption={`Certificates of ${holder.name}`}
          columns={certificateColumns}
          rows={holder.certificates}
          rowId={certificateId}
          empty={<p>No certificates.</p>}
        />
      </section>
    </>
  );
}

function factsOf({ members, address, holdings }: Holder) {
  const names = members.map(nameOfMember);
  return [
    ...(names.length > 1
      ? [{ term: 'Joint holders', value: names.join(', '), note: 'The first named votes' }]
      : []),
    ...members.flatMap((member) =>
      member.kind === 'company' && member.companyNumber !== null
        ? [{ term: 'Company number', value: <Value>{member.companyNumber}</Value> }]
        : [],
    ),
    { term: 'Address', value: toHolderAddress(address) },
    ...(holdings.length === 0 ? [{ term: 'Shares', value: undefined }] : []),
    ...holdings.map(({ className, shares, numbers }) => ({
      term: className,
      value: <Count of={shares} />,
      note: numbers === '' ? undefined : <>Numbers {<Value>{numbers}</Value>}</>,
    })),
  ];
}

const changeId = ({ shareEventId, shareClassId }: Change) => `${shareEventId} ${shareClassId}`;
const certificateId = ({ certificateNumber }: Certificate) => String(certificateNumber);

const historyColumns: readonly Column<Change>[] = [
  {
    id: 'what',
    head: 'Entry',
    cell: ({ kind, isReversed }) => <Reversible isReversed={isReversed}>{titleOfKind(kind)}</Reversible>,
  },
  textColumn({ id: 'class', head: 'Class', of: ({ className }) => className }),
  { id: 'change', head: 'Change', cell: ({ change: by }) => <SignedCount of={by} />, align: 'end' },
  dayColumn({ id: 'on', head: 'Date', of: ({ on }) => on }),
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

const certificateColumns: readonly Column<Certificate>[] = [
  { id: 'number', head: 'Certificate', cell: ({ certificateNumber }) => <Count of={certificateNumber} /> },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => (
      <StatusBadge label={stateOf({ status }).label} tone={status === 'live' ? 'ok' : 'neutral'} />
    ),
  },
  textColumn({ id: 'class', head: 'Class', of: ({ className }) => className }),
  countColumn({ id: 'shares', head: 'Shares', of: ({ shares }) => shares }),
  dayColumn({ id: 'issued', head: 'Issued', of: ({ issuedOn }) => issuedOn }),
];
