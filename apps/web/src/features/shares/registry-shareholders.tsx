import type { ReactNode } from 'react';
import { useCall } from '#api/queries.ts';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { CapitalTable } from './capital-table.tsx';
import { groupByClass, type ShareRegister } from './class-holdings.ts';
import { HoldingTable } from './holding-table.tsx';
import { useMay } from '#app/session-port.ts';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { onDemand } from '#kit/on-demand.tsx';

interface RegistryShareholdersProps {
  readonly companyId: string;
  /** Leads to the opening of the company's own register, where there are shares to register. */
  readonly registerOpening?: ReactNode;
}

/** Shareholders and capital as last stated to the registry, and whether they agree. */
export function RegistryShareholders({ companyId, registerOpening }: RegistryShareholdersProps) {
  const shareholders = useCall('getCompanyShareholders', { query: { companyId } });
  return (
    <PagePart query={shareholders} what="shareholders">
      {(register) => (
        <>
          {registerOpening}
          <Shareholders register={register} />
        </>
      )}
    </PagePart>
  );
}

function Shareholders({ register }: { register: ShareRegister }) {
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
        classes.map((each) => <HoldingTable key={each.className} {...each} />)
      )}
      <CapitalTable register={register} />
    </>
  );
}

// A form of its own chunk: the schema library comes with the first form.
const CodeForm = onDemand(() => import('#company-page/credentials/code-form.tsx'), opening('form', 2));

const opened = ['getCompanyShareholders', 'getCompanyOverview', 'getCompanyRegisteredInformation'] as const;

/** Capital and members are not public: the authentication code opens them. */
function NoCompanyData({ register }: { register: ShareRegister }) {
  const mayEdit = useMay('saveAuthenticationCode');
  if (register.hasAuthenticationCode)
    return (
      <EmptyState title="Shareholders have not been read yet">
        The authentication code is there. Update from Companies House to read capital and shareholders.
      </EmptyState>
    );
  return (
    <>
      <EmptyState title="Shareholders are not known yet">
        Companies House gives capital and shareholders only to those who hold the company’s authentication
        code.
        {!mayEdit && ' Ask a main user of your account to enter it.'}
      </EmptyState>
      {mayEdit && (
        <CodeForm
          companyId={register.companyId}
          opens={opened}
          title="Open them with the code"
          submitLabel="Read capital and shareholders"
        />
      )}
    </>
  );
}
