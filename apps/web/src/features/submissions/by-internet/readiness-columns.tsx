import type { CallName } from '@statbook/contract';
import { paths } from '#app/paths.ts';
import { mayMake, type UserAccess } from '#app/session-port.ts';
import type { Column } from '#kit/data-table/data-table.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { NameLink, OneLine } from '#kit/table-cell/table-cell.tsx';
import { Deadline, None } from '#kit/value/dates.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import type { Readiness, ReadyCompany } from './readiness.ts';
import { CompanyNumber } from '#company-page/company-number.tsx';

export const readinessTexts: Readonly<Record<Readiness, string>> = {
  ready: 'Can be filed for',
  'no-code': 'Code missing',
  'not-read': 'Not read',
  'not-served': 'Not fully served',
};

const tones: Readonly<Record<Readiness, Tone>> = {
  ready: 'ok',
  'no-code': 'warn',
  'not-read': 'warn',
  'not-served': 'neutral',
};

const order: Readonly<Record<Readiness, number>> = { ready: 0, 'no-code': 1, 'not-read': 2, 'not-served': 3 };

interface Act {
  readonly text: string;
  readonly href: string;
  /** Who may not make it is not sent there. */
  readonly call: CallName;
}

/** What mends it, and where. */
function act({ row: { companyId }, readiness }: ReadyCompany): Act | undefined {
  switch (readiness) {
    case 'ready':
      return { text: 'Begin a form', href: paths.forms(companyId), call: 'startForm' };
    case 'no-code':
      return {
        text: 'Give the authentication code',
        href: paths.companyAdmin(companyId),
        call: 'saveAuthenticationCode',
      };
    case 'not-read':
      return {
        text: 'Read it from Companies House',
        href: paths.companyOverview(companyId),
        call: 'refreshCompany',
      };
    case 'not-served':
      return undefined;
  }
}

/** The columns of the list for somebody; the distances of the deadlines are counted from today. */
export function readinessColumns(today: string, access: UserAccess): readonly Column<ReadyCompany>[] {
  return [
    {
      id: 'company',
      head: 'Company',
      cell: ({ row }) => (
        <NameLink href={paths.companyOverview(row.companyId)} name={row.companyName} fills />
      ),
      sortValue: ({ row }) => row.companyName,
      minWidth: 200,
    },
    {
      id: 'number',
      head: 'Number',
      cell: ({ row }) => <CompanyNumber number={row.companyNumber} />,
      sortValue: ({ row }) => row.companyNumber,
      width: 100,
    },
    {
      id: 'readiness',
      head: 'Filing by internet',
      cell: ({ readiness }) => <StatusBadge label={readinessTexts[readiness]} tone={tones[readiness]} />,
      sortValue: ({ readiness }) => order[readiness],
      width: 160,
    },
    {
      id: 'statement',
      head: 'Confirmation statement due',
      cell: ({ row: { nextStatementDue: due } }) =>
        due === null ? (
          <None />
        ) : (
          <OneLine>
            <Deadline date={due} today={today} short />
          </OneLine>
        ),
      sortValue: ({ row }) => row.nextStatementDue ?? undefined,
      align: 'end',
      width: 232,
    },
    {
      id: 'next',
      head: 'Next',
      cell: (company) => <NextAct company={company} access={access} />,
      minWidth: 240,
      wide: true,
    },
  ];
}

function NextAct({ company, access }: { company: ReadyCompany; access: UserAccess }) {
  const next = act(company);
  if (next === undefined) return <>{company.reason}</>;
  if (!mayMake(access, next.call)) return <None />;
  return (
    <AppLink href={next.href}>
      {next.text}
      <VisuallyHidden> of {company.row.companyName}</VisuallyHidden>
    </AppLink>
  );
}
