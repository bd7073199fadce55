import type { Addressed } from '#kit/address/addressed.ts';
import { useMemo, type ReactNode } from 'react';
import { useMay } from '#app/session-port.ts';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { Loaded } from '#api/loaded.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { AddCompanies } from './add-menu.tsx';
import { CompanyList } from './company-list.tsx';
import type { CompaniesAddress } from './list-address.ts';
import { toListedCompanies } from './listed-company.ts';

/** Every company within reach, found as one types. */
export function CompaniesPage({ address, onAddressChange }: Addressed<CompaniesAddress>) {
  const today = useToday();
  const mayView = useMay('getCompanies');
  const companies = useCall('getCompanies', undefined, { enabled: mayView });
  const rows = companies.data?.entity;
  const listed = useMemo(() => rows && toListedCompanies(rows), [rows]);
  if (!mayView)
    return <CompaniesNotice notice={<NoAccess what="see companies" />} actions={<AddCompanies />} />;
  return (
    <Loaded
      query={{ data: listed, error: companies.error, refetch: companies.refetch }}
      what="companies"
      loading={<LoadingRows label="Loading companies" rows={12} />}
      header={<PageHeader title="Companies" />}
    >
      {(companies) =>
        companies.length > 0 ? (
          <CompanyList
            companies={companies}
            today={today}
            address={address}
            onAddressChange={onAddressChange}
          />
        ) : (
          <CompaniesNotice notice={<NoCompanies />} />
        )
      }
    </Loaded>
  );
}

/** What stands in place of the list. */
function CompaniesNotice({ notice, actions }: { notice: ReactNode; actions?: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Companies"
        actions={
          <>
            <ArchiveButton />
            {actions}
          </>
        }
      />
      {notice}
    </>
  );
}

function NoCompanies() {
  const [mayImport, mayCreate] = [useMay('importCompany'), useMay('createCompany')];
  if (!mayImport && !mayCreate)
    return (
      <EmptyState title="No companies yet">
        Companies appear here once a main user adds them, or gives them to you.
      </EmptyState>
    );
  return (
    <EmptyState title="No companies yet" actions={<AddCompanies />}>
      The companies whose books you keep will appear here, with what is due next.
    </EmptyState>
  );
}
