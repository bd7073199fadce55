import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { StatusBadge, type Status } from '#kit/page/status-badge.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { Deadline, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './company-list.module.css';
import { soonDays, type ListedCompany } from './listed-company.ts';

/** The states of a filing under way, in the words of the badges. */
const badgeOf: Readonly<Record<string, Status>> = {
  draft: 'Draft',
  ready: 'Ready to file',
  'awaiting-payment': 'Ready to file',
  queued: 'Submitted',
  sending: 'Submitted',
  pending: 'Submitted',
  parked: 'Submitted',
  rejected: 'Rejected',
  failed: 'Failed',
};

/** The filing that changed last, or how many are with the registry. */
function OpenFiling({ state, inFlight }: { state: string | null; inFlight: number }) {
  if (inFlight > 1) return <StatusBadge words={`${inFlight} submitted`} tone="info" />;
  const badge = state === null ? undefined : badgeOf[state];
  return badge === undefined ? <None /> : <StatusBadge status={badge} />;
}

/** The columns of the list; the distances of its deadlines are counted from today. */
export function companyColumns(today: string): readonly Column<ListedCompany>[] {
  const due = (date: string | null) =>
    date === null ? (
      <None />
    ) : (
      <span className={styles.due}>
        <Deadline date={date} today={today} soon={soonDays} short />
      </span>
    );
  return [
    {
      id: 'name',
      head: 'Company',
      cell: ({ row }) => (
        <AppLink
          href={paths.companyOverview(row.CompanyId)}
          title={row.CompanyName}
          dir="auto"
          className={styles.name}
        >
          {row.CompanyName}
        </AppLink>
      ),
      sortValue: ({ order }) => order.name,
      leastWidth: 240,
    },
    {
      id: 'number',
      head: 'Number',
      cell: ({ row }) => <Value>{row.CompanyNumber}</Value>,
      sortValue: ({ order }) => order.number,
      width: 100,
    },
    {
      id: 'status',
      head: 'Status',
      cell: ({ status }) => <StatusBadge {...status} />,
      sortValue: ({ order }) => order.status,
      width: 148,
    },
    {
      id: 'filing',
      head: 'Filing',
      cell: ({ row }) => <OpenFiling state={row.OpenFilingState} inFlight={row.FilingsInFlight} />,
      sortValue: ({ row }) => (row.OpenFilingState === null ? undefined : -row.FilingsInFlight),
      width: 136,
    },
    {
      id: 'statement',
      head: 'Confirmation statement',
      cell: ({ row }) => due(row.NextStatementDue),
      sortValue: ({ order }) => order.statement,
      align: 'end',
      width: 212,
    },
    {
      id: 'accounts',
      head: 'Accounts',
      cell: ({ row }) => due(row.NextAccountsDue),
      sortValue: ({ order }) => order.accounts,
      align: 'end',
      width: 212,
    },
  ];
}
