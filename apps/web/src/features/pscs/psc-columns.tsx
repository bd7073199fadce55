import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { VerificationBadge, verificationWords } from '../../record/verification.tsx';
import { nameOf, type Psc } from './psc-types.ts';

interface ColumnFacts {
  readonly companyId: string;
  readonly withFormer: boolean;
  /** What the address keeps when a person is opened. */
  readonly kept: string;
}

/** The columns of the persons; the day of ceasing stands there only with those who ceased. */
export function pscColumns({ companyId, withFormer, kept }: ColumnFacts): readonly Column<Psc>[] {
  const ceased: Column<Psc> = {
    id: 'ceased',
    head: 'Ceased',
    cell: ({ CeasedOn }) => <DateValue date={CeasedOn ?? undefined} short />,
    sortValue: ({ CeasedOn }) => CeasedOn ?? undefined,
    align: 'end',
  };
  return [
    {
      id: 'name',
      head: 'Name',
      cell: (psc) => (
        <AppLink href={`${paths.pscs(companyId)}&open=${encodeURIComponent(psc.PscId)}${kept}`}>
          {nameOf(psc)}
        </AppLink>
      ),
      sortValue: nameOf,
    },
    { id: 'kind', head: 'Kind', cell: ({ KindText }) => KindText, sortValue: ({ KindText }) => KindText },
    {
      id: 'natures',
      head: 'Nature of control',
      cell: Natures,
      text: ({ Natures: natures }) => natures.join('; '),
      wide: true,
    },
    {
      id: 'state',
      head: 'Status',
      cell: ({ State }) => (
        <StatusBadge
          words={State === 'current' ? 'Current' : 'Ceased'}
          tone={State === 'current' ? 'ok' : 'neutral'}
        />
      ),
      sortValue: ({ State }) => State,
      text: ({ State }) => (State === 'current' ? 'Current' : 'Ceased'),
    },
    {
      id: 'verification',
      head: 'Identity',
      cell: ({ Verification }) => <VerificationBadge verification={Verification} />,
      sortValue: ({ Verification }) => Verification?.State,
      text: ({ Verification }) => verificationWords(Verification),
    },
    {
      id: 'notified',
      head: 'Notified',
      cell: ({ NotifiedOn }) => <DateValue date={NotifiedOn ?? undefined} short />,
      sortValue: ({ NotifiedOn }) => NotifiedOn ?? undefined,
      align: 'end',
    },
    ...(withFormer ? [ceased] : []),
  ];
}

/** Each in words, one below the other. */
export function Natures({ Natures: natures }: Pick<Psc, 'Natures'>) {
  if (natures.length === 0) return <None word="Not published" />;
  return natures.map((nature) => <div key={nature}>{nature}</div>);
}
