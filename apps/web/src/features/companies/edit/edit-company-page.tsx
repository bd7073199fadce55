import { type ReactNode, useState } from 'react';
import { useEnteredCompany } from '#app/current-company.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Columns } from '#kit/columns/columns.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';
import { type BegunNotice, BegunNotices } from './begun-notices.tsx';
import { type BackFromRegistry, CompleteSignIn } from './complete-sign-in.tsx';
import { EditForm } from './edit-form.tsx';
import { SignInCard } from './sign-in-card.tsx';

interface EditCompanyPageProps {
  /** Undefined when neither the address nor the browser knows a company. */
  readonly companyId: string | undefined;
  /** What the registry's own sign-in has put into the address. */
  readonly back: BackFromRegistry | undefined;
  readonly onSignedIn: (companyId: string) => void;
}

const title = 'Edit company';

/** Everything about a company that is changed by a notice: as it is registered, and what is to change. */
export function EditCompanyPage({ companyId, back, onSignedIn }: EditCompanyPageProps) {
  const mayEdit = useMay('editCompanyInformation');
  if (back !== undefined)
    return (
      <>
        <PageHeader title={title} />
        <CompleteSignIn back={back} companyId={companyId} onDone={onSignedIn} />
      </>
    );
  if (!mayEdit) return <Notice notice={<NoAccess what="edit companies" />} />;
  return companyId === undefined ? <Notice notice={<NoCompany />} /> : <EditCompany companyId={companyId} />;
}

function Notice({ notice }: { notice: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      {notice}
    </>
  );
}

function NoCompany() {
  return (
    <EmptyState
      title="No company is open"
      actions={<LinkButton href={paths.companies}>Companies</LinkButton>}
    >
      Choose one from the list; what can be changed then appears here.
    </EmptyState>
  );
}

function EditCompany({ companyId }: { companyId: string }) {
  const overview = useCall('getCompanyOverview', { query: { companyId } });
  return (
    <PagePart query={overview} what="company" header={<PageHeader title={title} />}>
      {(company) => <OpenCompany company={company} />}
    </PagePart>
  );
}

function OpenCompany({ company }: { company: CompanyOverview }) {
  const { companyId, companyName, companyNumber } = company;
  useEnteredCompany(company);
  const registered = useCall('getCompanyRegisteredInformation', { query: { companyId } });
  const forms = useCall('getForms', { query: { companyId } });
  const [begun, setBegun] = useState<readonly BegunNotice[]>();
  return (
    <>
      <PageHeader
        title={title}
        overline={`${companyName} (${companyNumber})`}
        lead="Tick what changes. Each change is a notice of its own: it is started here and filed on its page."
        actions={<LinkButton href={paths.companyOverview(companyId)}>Overview</LinkButton>}
      />
      <Columns>
        {begun ? (
          <BegunNotices
            notices={begun}
            companyId={companyId}
            companyNumber={companyNumber}
            onAgain={() => setBegun(undefined)}
          />
        ) : (
          <PagePart query={registered} what="company">
            {(held) => (
              <EditForm
                company={company}
                registered={held}
                forms={forms.data?.entity ?? []}
                onBegun={setBegun}
              />
            )}
          </PagePart>
        )}
        <SignInCard companyId={companyId} />
      </Columns>
    </>
  );
}
