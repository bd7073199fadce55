import { sharePaths } from '#app/share-paths.ts';
import { useAccess } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { CapitalCard } from './capital-card.tsx';
import { Rights } from './rights.tsx';
import { capitalByCurrency, describeTerms, type RegisterCapital, type ShareClass } from './share-class.ts';

/** The classes of shares with their terms, and the capital that they make up. */
export function ClassesPage({ companyId }: { companyId: string }) {
  const mayEdit = useAccess().has('EditCompany');
  const capital = useCall('companyInformationReportShareClass', { query: { CompanyId: companyId } });
  const hasClasses = (capital.data?.Entity[0]?.Classes ?? []).length > 0;
  return (
    <ShareArea
      companyId={companyId}
      title="Classes and capital"
      actions={mayEdit && hasClasses && <ClassActs companyId={companyId} />}
    >
      <RecordPart query={capital} what="share classes">
        {(register) => <Classes companyId={companyId} register={register} mayEdit={mayEdit} />}
      </RecordPart>
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

interface ClassesProps {
  readonly companyId: string;
  readonly register: RegisterCapital;
  readonly mayEdit: boolean;
}

function Classes({ companyId, register, mayEdit }: ClassesProps) {
  if (!register.HasShareCapital)
    return (
      <EmptyState title="No share capital">
        This kind of company has members, but no shares and no statement of capital.
      </EmptyState>
    );
  if (register.Classes.length === 0)
    return (
      <EmptyState title="No share register yet" actions={mayEdit && <FirstDoors companyId={companyId} />}>
        The register of the company’s shares is not kept here yet. It begins with its classes of shares and
        who holds them.
      </EmptyState>
    );
  return (
    <>
      {capitalByCurrency(register).map((each) => (
        <CapitalCard key={each.currency} companyId={companyId} {...each} />
      ))}
      <Particulars companyId={companyId} classes={register.Classes} mayEdit={mayEdit} />
    </>
  );
}

/** How a register begins. */
function FirstDoors({ companyId }: { companyId: string }) {
  return (
    <>
      <LinkButton kind="filled" href={sharePaths.openingBalance(companyId)}>
        Enter the opening balance
      </LinkButton>
      <LinkButton href={sharePaths.shareClass(companyId)}>Found the register with its first class</LinkButton>
    </>
  );
}

interface ParticularsProps {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
  readonly mayEdit: boolean;
}

function Particulars({ companyId, classes, mayEdit }: ParticularsProps) {
  const facts = classes.map((each) => ({
    term: each.ClassName,
    value: <Rights text={each.Particulars} />,
    note: describeTerms(each),
    changeHref: mayEdit ? sharePaths.shareClass(companyId, each.ShareClassId) : undefined,
  }));
  return (
    <Card title="Prescribed particulars">
      <DescriptionList facts={facts} />
    </Card>
  );
}
