import type { Addressed } from '#kit/address/addressed.ts';
import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { ChoiceChips } from '#kit/filters/filters.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { ByInternetFrame } from './by-internet-frame.tsx';
import type { FilingsAddress } from './filings-address.ts';
import { countReadiness, type Readiness, type ReadyCompany, toReadyCompanies } from './readiness.ts';
import { readinessColumns, readinessTexts } from './readiness-columns.tsx';

/** For which companies something can be filed, and what the others lack, with where that is given. */
export function ReadinessPage(props: Addressed<FilingsAddress>) {
  const mayView = useMay('getCompanies');
  const { data, error, refetch } = useCall('getCompanies', undefined, { enabled: mayView });
  const rows = data?.entity;
  const companies = useMemo(() => rows && toReadyCompanies(rows), [rows]);
  return (
    <ByInternetFrame>
      {mayView ? (
        <Loaded
          query={{ data: companies, error, refetch }}
          what="companies"
          loading={<LoadingRows label="Loading companies" rows={8} />}
        >
          {(listed) => <ReadinessList {...props} companies={listed} />}
        </Loaded>
      ) : (
        <NoAccess what="see companies" />
      )}
    </ByInternetFrame>
  );
}

const idOf = ({ row }: ReadyCompany) => row.companyId;
const searchTextOf = ({ searchText }: ReadyCompany) => searchText;

function ReadinessList({
  companies,
  address,
  onAddressChange,
}: Addressed<FilingsAddress> & { readonly companies: readonly ReadyCompany[] }) {
  const today = useToday();
  const access = useAccess();
  const chosen = readinesses.find((readiness) => readiness === address.show);
  const counts = useMemo(() => countReadiness(companies), [companies]);
  const columns = useMemo(() => readinessColumns(today, access), [today, access]);
  const list = useListView({
    table: 'filing-readiness',
    columns,
    rows: companies,
    address,
    onAddressChange,
    defaultSort: { column: 'statement', descending: false },
    filters: ['show'],
    searchText: searchTextOf,
    includes: ({ readiness }) => chosen === undefined || readiness === chosen,
  });
  return (
    <ListTable
      list={list}
      caption="Companies and filing by internet"
      what="companies"
      filterLabel="Filter by name or number"
      filters={
        <ChoiceChips
          choices={readinesses.map((value) => ({
            value,
            label: readinessTexts[value],
            count: counts[value],
          }))}
          chosen={chosen}
          onChoose={(show) => list.narrow({ show })}
        />
      }
      summary={<FilesAs />}
      empty={<EmptyState title="No companies yet">Your companies appear here.</EmptyState>}
      rowId={idOf}
      scrollId="filing-readiness"
    />
  );
}

const readinesses: readonly Readiness[] = ['ready', 'no-code', 'not-read', 'not-served'];

/** As whom all of these are filed for; told to who may see it. */
function FilesAs() {
  const maySee = useMay('getPresenter');
  const { data } = useCall('getPresenter', undefined, { enabled: maySee });
  const presenter = data?.entity[0];
  if (presenter === undefined) return null;
  return (
    <Banner action={<AppLink href={paths.filingPresenter}>Presenter credentials</AppLink>}>
      {presenter.hasOwn
        ? 'The account files as its own presenter.'
        : 'The account files as the presenter of this installation.'}
    </Banner>
  );
}
