import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { None } from '#kit/value/dates.tsx';
import { VerificationBadge, verificationText } from '#company-page/verification.tsx';
import { nameOf, type Psc } from './psc-types.ts';
import { dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';

interface ColumnFacts {
  readonly companyId: string;
  readonly withFormer: boolean;
  /** What the address keeps when a person is opened. */
  readonly kept: string;
}

/** The columns of the persons; the day of ceasing stands there only with those who ceased. */
export function pscColumns({ companyId, withFormer, kept }: ColumnFacts): readonly Column<Psc>[] {
  const ceased = dayColumn<Psc>({
    id: 'ceased',
    head: 'Ceased',
    of: ({ ceasedOn }) => ceasedOn,
    sortable: true,
  });
  return [
    {
      id: 'name',
      head: 'Name',
      cell: (psc) => (
        <AppLink href={`${paths.pscs(companyId)}&open=${encodeURIComponent(psc.pscId)}${kept}`}>
          {nameOf(psc)}
        </AppLink>
      ),
      sortValue: nameOf,
      width: 200,
    },
    textColumn({ id: 'kind', head: 'Kind', of: ({ kindText }) => kindText, sortable: true, width: 130 }),
    {
      id: 'natures',
      head: 'Nature of control',
      cell: Natures,
      text: ({ natures }) => natures.join('; '),
      wide: true,
      minWidth: 320,
    },
    {
      id: 'state',
      head: 'Status',
      cell: ({ state }) => (
        <StatusBadge
          label={state === 'current' ? 'Current' : 'Ceased'}
          tone={state === 'current' ? 'ok' : 'neutral'}
        />
      ),
      sortValue: ({ state }) => state,
      text: ({ state }) => (state === 'current' ? 'Current' : 'Ceased'),
      width: 96,
    },
    {
      id: 'verification',
      head: 'Identity',
      cell: ({ verification }) => <VerificationBadge verification={verification} />,
      sortValue: ({ verification }) => verification?.state,
      text: ({ verification }) => verificationText(verification),
      width: 126,
    },
    dayColumn({ id: 'notified', head: 'Notified', of: ({ notifiedOn }) => notifiedOn, sortable: true }),
    ...(withFormer ? [ceased] : []),
  ];
}

/** Each in words, one below the other. */
export function Natures({ natures }: Pick<Psc, 'natures'>) {
  if (natures.length === 0) return <None word="Not published" />;
  return natures.map((nature) => <div key={nature}>{nature}</div>);
}
