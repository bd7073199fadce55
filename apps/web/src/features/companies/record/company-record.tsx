import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, FailedState, NoAccess } from '#kit/states/states.tsx';
import { CompanyStrip } from './company-strip.tsx';
import type { CompanyOverview } from './overview-types.ts';

interface CompanyRecordProps {
  /** Undefined when neither the address nor the browser knows a company. */
  readonly companyId: string | undefined;
  /** The register that is open: "Officers". */
  readonly register: string;
  readonly onOpened: (company: CompanyOverview) => void;
  readonly children: ReactNode;
}

/** The frame of a company's record: the strip with what is due, the tabs by register, and the open register below. */
export function CompanyRecord({ companyId, ...rest }: CompanyRecordProps) {
  const mayView = useMay('getCompanyOverview');
  const { register } = rest;
  if (!mayView) return <Notice title={register} notice={<NoAccess what="see companies" />} />;
  if (companyId === undefined) return <Notice title={register} notice={<NoCompanyChosen />} />;
  return <OpenRecord companyId={companyId} {...rest} />;
}

function OpenRecord({ companyId, register, onOpened, children }: CompanyRecordProps & { companyId: string }) {
  const overview = useCall('getCompanyOverview', { query: { companyId } });
  const company = overview.data?.entity[0];
  if (company !== undefined)
    return (
      <>
        <CompanyStrip company={company} register={register} onOpened={onOpened} />
        {children}
      </>
    );
  if (overview.error === null)
    return <Notice title={register} notice={<LoadingText label="Loading the company" lines={6} />} />;
  return (
    <Notice
      title={register}
      notice={<NotOpened error={overview.error} onRetry={() => void overview.refetch()} />}
    />
  );
}

function NotOpened({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
  if (isUnknown)
    return (
      <EmptyState title="There is no such company" actions={<CompaniesLink />}>
        It is not in your list of companies, or it is outside your reach.
      </EmptyState>
    );
  return (
    <FailedState
      title="The company could not be loaded"
      detail={error.message}
      requestId={error instanceof ApiProblem ? error.requestId : undefined}
      onRetry={onRetry}
    >
      Nothing was changed.
    </FailedState>
  );
}

function NoCompanyChosen() {
  return (
    <EmptyState title="No company is open" actions={<CompaniesLink />}>
      Choose one from the list; its record then stands here.
    </EmptyState>
  );
}

function CompaniesLink() {
  return (
    <LinkButton kind="filled" href={paths.companies}>
      Show companies
    </LinkButton>
  );
}

/** What stands in place of the record, under the name of the register. */
function Notice({ title, notice }: { title: string; notice: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      {notice}
    </>
  );
}
