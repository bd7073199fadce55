import { Button } from '#kit/button/button.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { AsAtBar } from '../as-at/as-at-bar.tsx';
import { DownloadMenu } from '../export/download-menu.tsx';
import { CapitalCard } from '../classes/capital-card.tsx';
import { capitalByCurrency } from '../classes/share-class.ts';
import { MissingParticulars } from './missing-particulars.tsx';
import { MemberTable, type MemberTableProps } from './member-table.tsx';
import type { MemberRegister } from './member-rows.ts';
import styles from './members.module.css';

const ShareHistory = onDemand(() => import('./share-history.tsx'));
const HolderDialog = onDemand(() => import('./holder-dialog.tsx'));

const registers = ['members', 'capital', 'allotments', 'transfers'] as const;
const documents = ['members', 'capital', 'history'] as const;

/** The register of members at the end of a day, the capital that it adds up to, and how it came to be. */
export function MembersPage(props: MemberTableProps) {
  const { companyId, register, address, onAddressChange } = props;
  const withEntries = address.entries !== undefined;
  return (
    <>
      <SectionHeader
        title="Register of members"
        note={<MemberCount register={register} />}
        actions={
          <DownloadMenu companyId={companyId} address={address} registers={registers} documents={documents} />
        }
      />
      <AsAtBar companyId={companyId} head={register} address={address} onChange={onAddressChange} />
      <MissingParticulars
        companyId={companyId}
        register={register}
        onOpen={(open) => onAddressChange({ open })}
      />
      <MemberTable {...props} />
      <SingleMemberNote register={register} />
      <div className={styles.below}>
        {capitalByCurrency({ classes: register.classes, ...register.capital })
          .filter(({ totals }) => totals !== undefined)
          .map((each) => (
            <div key={each.currency}>
              <CapitalCard companyId={companyId} address={address} {...each} />
            </div>
          ))}
        {withEntries ? (
          <div>
            <ShareHistory companyId={companyId} address={address} />
          </div>
        ) : (
          <div data-print="no">
            <Button onClick={() => onAddressChange({ entries: 'yes' })}>Show allotments and transfers</Button>
          </div>
        )}
      </div>
      {address.open !== undefined && (
        <HolderDialog
          key={address.open}
          companyId={companyId}
          holderId={address.open}
          address={address}
          onClose={() => onAddressChange({ open: undefined })}
        />
      )}
    </>
  );
}

function MemberCount({ register: { members, notKnown } }: { register: MemberRegister }) {
  const former = members.filter(({ ceasedOn }) => ceasedOn !== null).length;
  const present = members.length - former;
  return (
    <>
      <Count of={present} /> {present === 1 ? 'member' : 'members'}
      {former > 0 && (
        <>
          , <Count of={former} /> former
        </>
      )}
      {notKnown.length > 0 && ', others not yet known'}
    </>
  );
}

/** What the Act wants said in the register of a company with one member (s.123). */
function SingleMemberNote({ register: { singleMember } }: { register: MemberRegister }) {
  if (singleMember.length === 0) return null;
  return (
    <Muted as="div" small className={styles.notes}>
      <ul aria-label="Entries on the number of members">
        {singleMember.map(({ on, isSingle }) => (
          <li key={on}>
            The company {isSingle ? 'has only one member since' : 'ceased to have only one member on'}{' '}
            <DateValue date={on} />.
          </li>
        ))}
      </ul>
    </Muted>
  );
}
