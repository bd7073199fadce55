import { useCall } from '#api/queries.ts';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { CapitalTable } from './capital-table.tsx';
import { groupByClass, type ShareRegister } from './class-holdings.ts';
import { HoldingTable } from './holding-table.tsx';
import { NoCompanyData } from './no-company-data.tsx';

/** Shareholders and capital as last stated to the registry, and whether they agree. */
export function RegistryShareholders({ companyId }: { companyId: string }) {
  const shareholders = useCall('getCompanyShareholders', { query: { companyId } });
  return (
    <PagePart query={shareholders} what="shareholders">
      {(register) => <Shareholders register={register} />}
    </PagePart>
  );
}

function Shareholders({ register }: { register: ShareRegister }) {
  if (!register.hasShareCapital)
    return (
      <EmptyState title="No share capital">
        This kind of company has members, but no shares and no statement of capital.
      </EmptyState>
    );
  if (register.companyDataReadAt === null) return <NoCompanyData register={register} />;
  const classes = groupByClass(register);
  return (
    <>
      <SectionHeader
        title="Shareholders"
        note={
          <>
            As last stated to Companies House; company data of{' '}
            <InstantValue instant={register.companyDataReadAt} />
          </>
        }
      />
      {register.holdings.length === 0 ? (
        <EmptyState title="No shareholders listed">
          The company data of Companies House names no shareholders: a traded company does not list them.
        </EmptyState>
      ) : (
        classes.map((each) => <HoldingTable key={each.className} holdings={each} />)
      )}
      <CapitalTable register={register} />
    </>
  );
}
