import { useCall } from '#api/queries.ts';
import { SectionHead } from '#kit/page/section-head.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { RecordPart } from '../../record/record-part.tsx';
import { CapitalTable } from './capital-table.tsx';
import { groupByClass, type ShareRegister } from './class-holdings.ts';
import { HoldingTable } from './holding-table.tsx';
import { NoCompanyData } from './no-company-data.tsx';

/** Shareholders and capital as last stated to the registry, and whether they agree. */
export function RegistryShareholders({ companyId }: { companyId: string }) {
  const shareholders = useCall('getCompanyShareholders', { query: { CompanyId: companyId } });
  return (
    <RecordPart query={shareholders} what="shareholders">
      {(register) => <Shareholders register={register} />}
    </RecordPart>
  );
}

function Shareholders({ register }: { register: ShareRegister }) {
  if (!register.HasShareCapital)
    return (
      <EmptyState title="No share capital">
        This kind of company has members, but no shares and no statement of capital.
      </EmptyState>
    );
  if (register.CompanyDataReadAt === null) return <NoCompanyData register={register} />;
  const classes = groupByClass(register);
  return (
    <>
      <SectionHead
        title="Shareholders"
        note={
          <>
            As last stated to the registry; company data of{' '}
            <InstantValue instant={register.CompanyDataReadAt} />
          </>
        }
      />
      {register.Holdings.length === 0 ? (
        <EmptyState title="No shareholders listed">
          The registry’s company data names no shareholders: a traded company does not list them.
        </EmptyState>
      ) : (
        classes.map((each) => <HoldingTable key={each.className} holdings={each} />)
      )}
      <CapitalTable register={register} />
    </>
  );
}
