import { CompanyNumber } from '#company-page/company-number.tsx';
import { paths } from '#app/paths.ts';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { NameLink, OneLine } from '#kit/table-cell/table-cell.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { DateValue, Deadline, InstantValue, None } from '#kit/value/dates.tsx';
import { daysBetween, formatDistance } from '#kit/value/format.ts';
import type { CompanyRow, ListedCompany } from './listed-company.ts';
import { filingOf } from './listed-filing.ts';

function filingCell(row: CompanyRow) {
  const filing = filingOf(row);
  return filing ? <StatusBadge {...filing} /> : <None />;
}

const tagsOf = ({ row }: ListedCompany) => row.tags.join(', ') || undefined;

/** What stands in the list only for who asks for it. */
const chosenColumns: readonly Column<ListedCompany>[] = [
  {
    id: 'tags',
    head: 'Tags',
    cell: (company) => tagsOf(company) ?? <None />,
    sortValue: (company) => tagsOf(company)?.toLowerCase(),
    text: tagsOf,
    width: 180,
    hiddenByDefault: true,
  },
  {
    id: 'code',
    head: 'Authentication code',
    cell: ({ row }) => (row.hasAuthenticationCode ? 'Stored' : <None word="Not stored" />),
    sortValue: ({ row }) => Number(!row.hasAuthenticationCode),
    text: ({ row }) => (row.hasAuthenticationCode ? 'Stored' : 'Not stored'),
    width: 164,
    hiddenByDefault: true,
  },
  {
    id: 'made-up',
    head: 'Statement made up to',
    cell: ({ row }) => <DateValue date={row.nextStatementMadeUpTo ?? undefined} short />,
    sortValue: ({ row }) => row.nextStatementMadeUpTo ?? undefined,
    align: 'end',
    width: 176,
    hiddenByDefault: true,
  },
  {
    id: 'read',
    head: 'Last updated',
    cell: ({ row }) =>
      row.registryReadAt === null ? <None /> : <InstantValue instant={row.registryReadAt} />,
    sortValue: ({ row }) => row.registryReadAt ?? undefined,
    align: 'end',
    width: 200,
    hiddenByDefault: true,
  },
];

const kindWords: Readonly<Record<string, string>> = {
  'confirmation-statement': 'Statement',
  accounts: 'Accounts',
  'control-notice': 'PSC to settle',
  'unregistered-psc': 'PSC to settle',
  'director-verification': 'Identity',
  'psc-verification': 'Identity',
  RESOLUTIONS: 'Resolution',
  'stamp-duty': 'Stamp duty',
  certificates: 'Certificates',
  'annual-general-meeting': 'AGM',
  diary: 'Diary date',
};

/** "SH01" and "10 days left": what is due first, whatever it is. */
function nextOf(row: CompanyRow, today: string): readonly string[] {
  const { nextObligation: code, nextObligationDue: dueOn, overdueObligations } = row;
  if (code === null || dueOn === null) return [];
  const days = daysBetween(today, dueOn);
  return [kindWords[code] ?? code, days < 0 && overdueObligations === 0 ? 'now' : formatDistance(days)];
}

/** A statement and accounts have columns that say how near they are. It wraps before the distance, never in it. */
function nextCell(row: CompanyRow, today: string) {
  const [kind, distance] = nextOf(row, today);
  if (kind === undefined) return <None />;
  const hasColumn = row.nextObligation === 'accounts' || row.nextObligation === 'confirmation-statement';
  return hasColumn ? (
    kind
  ) : (
    <>
      {kind}, <OneLine>{distance}</OneLine>
    </>
  );
}

/** The columns of the list; the distances of its deadlines are counted from today. */
export function companyColumns(today: string): readonly Column<ListedCompany>[] {
  const due = (date: string | null) =>
    date === null ? (
      <None />
    ) : (
      <OneLine>
        <Deadline date={date} today={today} short />
      </OneLine>
    );
  return [
    {
      id: 'name',
      head: 'Company',
      cell: ({ row }) => (
        <NameLink href={paths.companyOverview(row.companyId)} name={row.companyName} fills />
      ),
      sortValue: ({ order }) => order.name,
      text: ({ row }) => row.companyName,
      minWidth: 160,
    },
    {
      id: 'number',
      head: 'Number',
      cell: ({ row }) => <CompanyNumber number={row.companyNumber} />,
      sortValue: ({ order }) => order.number,
      text: ({ row }) => row.companyNumber,
      width: 92,
      closeWidth: 86,
    },
    {
      id: 'status',
      head: 'Status',
      cell: ({ status }) => <StatusBadge {...status} />,
      sortValue: ({ order }) => order.status,
      text: ({ status }) => status.label,
      width: 140,
      closeWidth: 128,
    },
    {
      id: 'filing',
      head: 'Filing',
      cell: ({ row }) => filingCell(row),
      sortValue: ({ row }) => (row.openFilingState === null ? undefined : -row.filingsInFlight),
      text: ({ row }) => filingOf(row)?.label,
      width: 150,
      closeWidth: 142,
    },
    {
      id: 'next',
      head: 'Next',
      cell: ({ row }) => nextCell(row, today),
      sortValue: ({ order }) => order.next,
      text: ({ row }) => nextOf(row, today).join(', ') || undefined,
      width: 176,
      closeWidth: 126,
    },
    {
      id: 'statement',
      head: 'Confirmation statement due',
      cell: ({ row }) => due(row.nextStatementDue),
      sortValue: ({ order }) => order.statement,
      text: ({ row }) => row.nextStatementDue ?? undefined,
      align: 'end',
      width: 232,
      closeWidth: 130,
    },
    {
      id: 'accounts',
      head: 'Accounts due',
      cell: ({ row }) => due(row.nextAccountsDue),
      sortValue: ({ order }) => order.accounts,
      text: ({ row }) => row.nextAccountsDue ?? undefined,
      align: 'end',
      width: 232,
      closeWidth: 130,
    },
    ...chosenColumns,
  ];
}
