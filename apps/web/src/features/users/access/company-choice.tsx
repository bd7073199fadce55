import { useDeferredValue, useMemo, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { FilterField, ToggleChip } from '#kit/filters/filters.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';

type ListedCompany = CallReply<'getAllCompanies'>['entity'][number];

interface CompanyChoiceProps {
  readonly name: string;
  readonly companies: readonly ListedCompany[];
  readonly value: readonly string[];
  readonly onChange: (companyIds: readonly string[]) => void;
  /** Chosen by others, and not seen by who chooses now. */
  readonly others: number;
}

const columns: readonly Column<ListedCompany>[] = [
  {
    id: 'name',
    head: 'Company',
    cell: ({ companyName }) => <bdi>{companyName}</bdi>,
    sortValue: ({ companyName }) => companyName,
  },
  {
    id: 'number',
    head: 'Number',
    cell: ({ companyNumber }) => <Value>{companyNumber}</Value>,
    sortValue: ({ companyNumber }) => companyNumber,
    width: 120,
  },
];

const idOf = ({ companyId }: ListedCompany) => companyId;
const nameOf = ({ companyName }: ListedCompany) => companyName;

/** The companies that a user is to see, ticked in the list of those that the giver sees. */
export function CompanyChoice({ name, companies, value, onChange, others }: CompanyChoiceProps) {
  const [text, setText] = useState('');
  const [onlyChosen, setOnlyChosen] = useState(false);
  const sought = useDeferredValue(text).trim().toLowerCase();
  const selected = useMemo(() => new Set(value), [value]);
  const rows = companies.filter(
    ({ companyId, companyName, companyNumber }) =>
      (!onlyChosen || selected.has(companyId)) &&
      `${companyName} ${companyNumber}`.toLowerCase().includes(sought),
  );
  return (
    <>
      <GroupError name={name} />
      <Toolbar>
        <FilterField label="Filter companies by name or number" value={text} onChange={setText} />
        <ToggleChip label="Chosen" count={selected.size} pressed={onlyChosen} onToggle={setOnlyChosen} />
      </Toolbar>
      <DataTable
        caption="Companies to choose from"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        density="compact"
        selected={selected}
        onSelectedChange={(ids) => onChange([...ids])}
        empty={<p>{companies.length === 0 ? 'You see no companies yet.' : 'No companies match.'}</p>}
      />
      {others > 0 && (
        <Muted small>
          <Count of={others} /> more {others === 1 ? 'company stays' : 'companies stay'} chosen that you do
          not see.
        </Muted>
      )}
    </>
  );
}
