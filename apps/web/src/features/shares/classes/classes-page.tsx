import type { CompanyPage } from '#company-page/page-address.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { readingAt, isOfNow } from '../as-at/as-at-address.ts';
import { AsAtBar } from '../as-at/as-at-bar.tsx';
import { DownloadMenu } from '../export/download-menu.tsx';
import { CapitalCard } from './capital-card.tsx';
import type { ClassAddress } from './class-address.ts';
import { Rights } from './rights.tsx';
import {
  capitalByCurrency,
  describeTerms,
  nameAmong,
  type RegisterCapital,
  type ShareClass,
} from './share-class.ts';

const registers = ['capital'] as const;

/** The classes of shares with their terms at the end of a day, and the capital that they make up. */
export function ClassesPage(props: CompanyPage<ClassAddress>) {
  const { companyId, address } = props;
  const mayEdit = useMay('saveShareDetails');
  const capital = useCall('companyInformationReportShareClass', ...readingAt(companyId, address));
  const register = capital.data?.entity[0];
  return (
    <ShareArea
      companyId={companyId}
      title="Share classes"
      actions={
        register !== undefined &&
        register.classes.length > 0 && (
          <>
            <DownloadMenu
              companyId={companyId}
              address={address}
              registers={registers}
              documents={registers}
            />
            {mayEdit && <ClassActs companyId={companyId} />}
          </>
        )
      }
    >
      <PagePart query={capital} what="share classes">
        {(found) => <Classes {...props} register={found} mayEdit={mayEdit} />}
      </PagePart>
    </ShareArea>
  );
}

function ClassActs({ companyId }: { companyId: string }) {
  return (
    <>
      <LinkButton href={sharePaths.shareClass(companyId)}>New class</LinkButton>
      <LinkButton href={sharePaths.event(companyId)}>Record an event</LinkButton>
      <LinkButton kind="filled" href={sharePaths.allotment(companyId)}>
        Allot shares
      </LinkButton>
    </>
  );
}

interface ClassesProps extends CompanyPage<ClassAddress> {
  readonly register: RegisterCapital;
  readonly mayEdit: boolean;
}

function Classes({ companyId, address, onAddressChange, register, mayEdit }: ClassesProps) {
  if (register.classes.length === 0 && isOfNow(address))
    return (
      <EmptyState title="No share register yet" actions={mayEdit && <FirstDoors companyId={companyId} />}>
        The register of the company’s shares is not kept here yet. It begins with its classes of shares and
        who holds them.
      </EmptyState>
    );
  return (
    <>
      <AsAtBar companyId={companyId} head={register} address={address} onChange={onAddressChange} />
      {capitalByCurrency(register).map((each) => (
        <CapitalCard key={each.currency} companyId={companyId} address={address} {...each} />
      ))}
      {register.classes.length === 0 ? (
        <EmptyState title="No shares yet">The register knows of no shares by the end of this day.</EmptyState>
      ) : (
        <Particulars companyId={companyId} address={address} classes={register.classes} mayEdit={mayEdit} />
      )}
    </>
  );
}

/** How a register begins. */
function FirstDoors({ companyId }: { companyId: string }) {
  return (
    <>
      <LinkButton kind="filled" href={sharePaths.openingBalance(companyId)}>
        Set up from current holdings
      </LinkButton>
      <LinkButton href={sharePaths.shareClass(companyId)}>Start a new register</LinkButton>
    </>
  );
}

interface ParticularsProps {
  readonly companyId: string;
  readonly address: ClassAddress;
  readonly classes: readonly ShareClass[];
  readonly mayEdit: boolean;
}

function Particulars({ companyId, address, classes, mayEdit }: ParticularsProps) {
  const isNow = isOfNow(address);
  const facts = classes.map((each) => ({
    term: nameAmong(each, classes),
    isName: true,
    value: <Rights text={each.particulars} />,
    note: describeTerms(each),
    changeHref: mayEdit && isNow ? sharePaths.shareClass(companyId, each.shareClassId) : undefined,
  }));
  return (
    <Card title="Prescribed particulars">
      <DescriptionList facts={facts} />
    </Card>
  );
}
