import { useCall } from '#api/queries.ts';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { CapitalCard } from './capital-card.tsx';
import { capitalByCurrency, describeTerms, type RegisterCapital, type ShareClass } from './share-class.ts';

/** The classes of shares with their terms, and the capital that they make up. */
export function ClassesPage({ companyId }: { companyId: string }) {
  const capital = useCall('companyInformationReportShareClass', { query: { CompanyId: companyId } });
  return (
    <ShareArea companyId={companyId} title="Classes and capital">
      <RecordPart query={capital} what="share classes">
        {(register) => <Classes register={register} />}
      </RecordPart>
    </ShareArea>
  );
}

function Classes({ register }: { register: RegisterCapital }) {
  if (!register.HasShareCapital)
    return (
      <EmptyState title="No share capital">
        This kind of company has members, but no shares and no statement of capital.
      </EmptyState>
    );
  if (register.Classes.length === 0)
    return (
      <EmptyState title="No share register yet">
        The register of the company’s shares is not kept here yet. It begins with its classes of shares and
        who holds them.
      </EmptyState>
    );
  return (
    <>
      {capitalByCurrency(register).map((each) => (
        <CapitalCard key={each.currency} {...each} />
      ))}
      <Particulars classes={register.Classes} />
    </>
  );
}

function Particulars({ classes }: { classes: readonly ShareClass[] }) {
  const facts = classes.map((each) => ({
    term: each.ClassName,
    value: each.Particulars,
    note: describeTerms(each),
  }));
  return (
    <Card title="Prescribed particulars">
      <DescriptionList facts={facts} />
    </Card>
  );
}
