import type { Addressed } from '#kit/address/addressed.ts';
import { useState } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { VerificationBadge } from '#company-page/verification.tsx';
import { Button } from '#kit/button/button.tsx';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { FilterField } from '#kit/filters/filters.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { NoAccess, NoMatches } from '#kit/states/states.tsx';
import { NameLink } from '#kit/table-cell/table-cell.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { useListAddress } from '#list-view/use-list-address.ts';
import { MatchesCard } from './matches-card.tsx';
import { pageSize, type PeopleAddress, toQuery } from './people-address.ts';
import { NobodyYet } from './nobody-yet.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import styles from './people.module.css';
import type { ListedPerson, People } from './people-types.ts';

const AddCodesDialog = onDemand(() => import('./codes/add-codes-dialog.tsx'));

const lead = 'Everybody on the registers of your companies, each person once.';

/** People across companies, and before them those of whom somebody has to say whether they are the same. */
export function PeoplePage(props: Addressed<PeopleAddress>) {
  const mayView = useMay('getPeople');
  const people = useCall(
    'getPeople',
    { query: toQuery(props.address) },
    { enabled: mayView, placeholderData: (before) => before },
  );
  if (!mayView)
    return (
      <>
        <PageHeader title="People" />
        <NoAccess what="see companies" />
      </>
    );
  return (
    <Loaded
      query={people}
      what="people"
      loading={<LoadingRows label="Loading people" rows={10} />}
      header={<PageHeader title="People" lead={lead} />}
    >
      {(reply) => <PeopleList {...props} reply={reply} />}
    </Loaded>
  );
}

const nobodyYet =
  'Officers, people with significant control and members appear here soon after a company is added.';

const columns: readonly Column<ListedPerson>[] = [
  {
    id: 'name',
    head: 'Name',
    cell: ({ personId, name }) => <NameLink href={paths.person(personId)} name={name} />,
  },
  { id: 'roles', head: 'Roles', cell: ({ roleText }) => roleText, wide: true },
  {
    id: 'companies',
    head: 'Companies',
    cell: ({ companies }) => <Count of={companies} />,
    align: 'end',
  },
  {
    id: 'verification',
    head: 'Identity verification',
    cell: ({ verification }) => <VerificationBadge verification={verification && { state: verification }} />,
  },
];

function PeopleList({
  reply,
  address,
  onAddressChange,
}: Addressed<PeopleAddress> & { readonly reply: People }) {
  const { entity: rows, total, all, matches, matchCount } = reply;
  const list = useListAddress({ address, onAddressChange });
  const mayAddCodes = useMay('keepPersonalCodes');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title="People"
        lead={lead}
        count={all > 0 ? { shown: total, total: all } : undefined}
        actions={mayAddCodes && all > 0 && <Button onClick={() => setAdding(true)}>Add codes</Button>}
      />
      <PeopleTabs />
      {matches.length > 0 && (
        <div className={styles.matches}>
          <MatchesCard matches={matches} count={matchCount} />
        </div>
      )}
      {(all > 0 || list.isNarrowed) && (
        <Toolbar>
          <FilterField label="Filter by name" value={list.text} onChange={list.setText} />
        </Toolbar>
      )}
      <DataTable
        caption="People"
        columns={columns}
        rows={rows}
        rowId={({ personId }) => personId}
        empty={
          list.isNarrowed ? (
            <NoMatches what="people" onClear={list.clear} />
          ) : (
            <NobodyYet>{nobodyYet}</NobodyYet>
          )
        }
        scrollId="people"
      />
      {isAdding && <AddCodesDialog onClose={() => setAdding(false)} />}
      <Pagination pageSize={pageSize} total={total} page={list.page} onPageChange={list.setPage} />
    </>
  );
}
