import type { Addressed } from '#kit/address/addressed.ts';
import { useMemo, useState } from 'react';
import { call } from '#api/call.ts';
import { useToday } from '#api/configuration.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { NobodyYet } from '../nobody-yet.tsx';
import { PeopleTabs } from '../people-tabs.tsx';
import { boardColumns } from './board-columns.tsx';
import { BoardFilters } from './board-filters.tsx';
import {
  type BoardPerson,
  countStandings,
  findStanding,
  INVITED,
  isInvited,
  narrowRoles,
  roleFilter,
  toBoardPeople,
} from './board-rows.ts';
import type { VerificationAddress } from './verification-address.ts';

// Nothing of it is needed before a person is selected, and drafts that wait are looked at by themselves.
const StatementsBar = onDemand(() => import('./statements-bar.tsx'));
const WaitingDrafts = onDemand(() => import('./waiting-drafts.tsx'));

const lead =
  'Where the identity statement of everybody who holds an office or control stands, company by company.';

/** The board of identity verification: one row a person, and in it each of their roles. */
export function VerificationPage(props: Addressed<VerificationAddress>) {
  const mayView = useMay('getVerificationBoard');
  const board = useCall('getVerificationBoard', undefined, { enabled: mayView });
  const { data } = board;
  const people = useMemo(() => data && toBoardPeople(data), [data]);
  if (!mayView)
    return (
      <>
        <PageHeader title="Identity verification" />
        <NoAccess what="see companies" />
      </>
    );
  return (
    <Loaded
      query={{ data: people, error: board.error, refetch: board.refetch }}
      what="identity statements"
      loading={<LoadingRows label="Loading identity statements" rows={12} />}
      header={<PageHeader title="Identity verification" lead={lead} />}
    >
      {(listed) => <Board {...props} people={listed} />}
    </Loaded>
  );
}

const idOf = ({ personId }: BoardPerson) => personId;
const nameOf = ({ name }: BoardPerson) => name;
const searchTextOf = ({ searchText }: BoardPerson) => searchText;
const nobody: ReadonlySet<string> = new Set();

function Board({ people, address, onAddressChange }: Addressed<VerificationAddress> & BoardProps) {
  const today = useToday();
  const mayExport = useMay('recordListExport');
  const mayFile = useMay('prepareVerificationStatements');
  const [selected, setSelected] = useState(nobody);
  const { narrowed, rows, counts } = useNarrowed(people, address, today);
  const columns = useMemo(() => boardColumns(today), [today]);
  const list = useListView({
    table: 'verification',
    columns,
    rows,
    address,
    onAddressChange,
    defaultSort,
    filters: ['show', 'only', 'role', 'due'],
    searchText: searchTextOf,
  });
  const filters = <BoardFilters list={list} address={address} people={narrowed} counts={counts} />;
  return (
    <>
      <PageHeader
        title="Identity verification"
        lead={lead}
        count={people.length > 0 ? { shown: list.rows.length, total: people.length } : undefined}
      />
      <PeopleTabs />
      {address.show === 'drafts' ? (
        <WaitingDrafts filters={filters} />
      ) : (
        <ListTable
          list={list}
          caption="Identity verification"
          what="people"
          filterLabel="Filter by person or company"
          filters={filters}
          rowId={idOf}
          rowName={nameOf}
          isUneven
          exports={mayExport ? toExport(list.rows) : undefined}
          empty={<NobodyYet>{nobodyYet}</NobodyYet>}
          {...(mayFile && { selected, onSelectedChange: setSelected })}
          scrollId="verification"
        />
      )}
      {selected.size > 0 && address.show !== 'drafts' && (
        <StatementsBar people={rows} selected={selected} onClear={() => setSelected(nobody)} />
      )}
    </>
  );
}

const nobodyYet = 'Officers and people with significant control appear here soon after a company is added.';

interface BoardProps {
  readonly people: readonly BoardPerson[];
}

const defaultSort = { column: 'statements', descending: false };

/** The people as the filters leave them: with every standing, to be counted, and with the one that is asked for. */
function useNarrowed(people: readonly BoardPerson[], address: VerificationAddress, today: string) {
  const { only, role, due, show } = address;
  const narrowed = useMemo(() => {
    const includes = roleFilter({ only, role, due, today });
    return includes === undefined ? people : narrowRoles(people, includes);
  }, [people, only, role, due, today]);
  const standing = findStanding(show);
  const rows = useMemo(() => {
    if (show === INVITED) return narrowed.filter(isInvited);
    return standing === undefined ? narrowed : narrowRoles(narrowed, (each) => each.standing === standing);
  }, [narrowed, standing, show]);
  const counts = useMemo(() => countStandings(narrowed), [narrowed]);
  return { narrowed, rows, counts };
}

const toExport = (rows: readonly BoardPerson[]) => ({
  fileName: 'identity-verification',
  rows,
  authorise: ({ rows: lines, columns }: { rows: number; columns: readonly string[] }) =>
    call('recordListExport', { body: { list: 'verification', rows: lines, columns: [...columns] } }),
});
