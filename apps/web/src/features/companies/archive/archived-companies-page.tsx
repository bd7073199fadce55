import { useMemo } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { useRestore } from './use-restore.ts';

type ArchivedCompany = CallReply<'getArchivedCompanies'>['entity'][number];

/** The companies that were removed from the list, each with its way back. */
export function ArchivedCompaniesPage() {
  const mayRestore = useMay('getArchivedCompanies');
  const archived = useCall('getArchivedCompanies', undefined, { enabled: mayRestore });
  return (
    <>
      <PageHeader
        title="Archived companies"
        lead="Companies that were removed from the list. Restored, a company has its register, filings, diary, notes and access again."
        actions={
          <LinkButton kind="text" href={paths.companies}>
            All companies
          </LinkButton>
        }
      />
      {mayRestore ? (
        <Loaded
          query={archived}
          what="archived companies"
          loading={<LoadingRows label="Loading archived companies" rows={4} />}
        >
          {({ entity }) => <ArchivedCompanies companies={entity} />}
        </Loaded>
      ) : (
        <NoAccess what="see archived companies" />
      )}
    </>
  );
}

function ArchivedCompanies({ companies }: { readonly companies: readonly ArchivedCompany[] }) {
  const { mutate, isPending, variables } = useRestore();
  const restoring = isPending ? variables?.body.companyId : undefined;
  const columns = useMemo(() => {
    const restore = ({ companyId, companyName }: ArchivedCompany) =>
      mutate(
        { body: { companyId } },
        { onSuccess: () => showToast(`${companyName} restored to the list`), onError: showFailure },
      );
    return archiveColumns(restoring, restore);
  }, [mutate, restoring]);
  return (
    <DataTable
      caption="Archived companies"
      columns={columns}
      rows={companies}
      rowId={({ companyId }) => companyId}
      empty={
        <EmptyState title="No archived companies">
          A company that is removed from the list is kept here, and can be restored.
        </EmptyState>
      }
    />
  );
}

function archiveColumns(
  restoring: string | undefined,
  restore: (company: ArchivedCompany) => void,
): readonly Column<ArchivedCompany>[] {
  return [
    { id: 'name', head: 'Company', cell: ({ companyName }) => companyName },
    { id: 'number', head: 'Number', cell: ({ companyNumber }) => <Value>{companyNumber}</Value> },
    {
      id: 'removed',
      head: 'Removed',
      cell: ({ removedAt }) => <InstantValue instant={removedAt} />,
      wide: true,
    },
    { id: 'by', head: 'Removed by', cell: ({ removedBy }) => removedBy ?? <None /> },
    {
      id: 'restore',
      head: 'Actions',
      cell: (company) =>
        company.isListedAgain ? (
          'A newer record is in the list'
        ) : (
          <Button kind="text" compact busy={restoring === company.companyId} onClick={() => restore(company)}>
            Restore<VisuallyHidden> {company.companyName}</VisuallyHidden>
          </Button>
        ),
    },
  ];
}
