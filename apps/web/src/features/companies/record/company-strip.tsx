import { useEffect } from 'react';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { useToday } from '#api/configuration.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { RecordHeader } from '#kit/page/record-header.tsx';
import { StatusBadge, type Tone } from '#kit/page/status-badge.tsx';
import { Tabs } from '#kit/page/tabs.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import type { CompanyOverview } from './overview-types.ts';
import { RefreshButton, RefreshOutcome, useRefresh } from './refresh-company.tsx';

interface CompanyStripProps {
  readonly company: CompanyOverview;
  readonly register: string;
  readonly onOpened: (company: CompanyOverview) => void;
}

/** The head of the record: the company, what is due, when the registry was read, and the tabs by register. */
export function CompanyStrip({ company, register, onOpened }: CompanyStripProps) {
  const access = useAccess();
  const refresh = useRefresh(company.CompanyId);
  useEffect(() => onOpened(company), [company, onOpened]);
  const canFile = access.has('SubmitCompany') && company.Service.Level === 'full';
  return (
    <>
      <RecordHeader
        name={company.CompanyName}
        documentTitle={`${register} – ${company.CompanyName}`}
        facts={useFacts(company)}
        actions={
          <>
            {access.has('EditCompany') && <RefreshButton refresh={refresh} />}
            {canFile && (
              <LinkButton kind="filled" href={paths.forms(company.CompanyId)}>
                File a change
              </LinkButton>
            )}
          </>
        }
        tabs={<Tabs label="Registers of the company" tabs={tabsOf(company)} />}
      />
      <RefreshOutcome refresh={refresh} />
      {company.Service.Message !== null && (
        <Banner tone="info" title="Shown only">
          {company.Service.Message}
        </Banner>
      )}
    </>
  );
}

function useFacts({ ReadAt, ...company }: CompanyOverview) {
  const today = useToday();
  const { ConfirmationStatement: statement, Accounts: accounts } = company;
  return [
    <Value key="number">{company.CompanyNumber}</Value>,
    <span key="type">{company.TypeText}</span>,
    <StatusBadge key="status" words={company.StatusText} tone={toneOf(company)} />,
    statement?.NextDue != null && (
      <bdi key="statement">
        Statement due <Deadline date={statement.NextDue} today={today} short />
      </bdi>
    ),
    accounts?.NextDue != null && (
      <bdi key="accounts">
        Accounts due <Deadline date={accounts.NextDue} today={today} short />
      </bdi>
    ),
    <span key="read">
      {ReadAt === null ? (
        'Not read from the registry yet'
      ) : (
        <bdi>
          Read from the registry <InstantValue instant={ReadAt} />
        </bdi>
      )}
    </span>,
  ].filter((fact) => fact !== false);
}

const ordinary = new Set(['active', 'open', 'registered']);
const closed = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

function toneOf({
  CompanyStatus,
  StatusDetail,
}: Pick<CompanyOverview, 'CompanyStatus' | 'StatusDetail'>): Tone {
  if (StatusDetail === 'active-proposal-to-strike-off') return 'bad';
  if (closed.has(CompanyStatus)) return 'neutral';
  return ordinary.has(CompanyStatus) ? 'ok' : 'warn';
}

function tabsOf({ CompanyId, Counts }: CompanyOverview) {
  return [
    { label: 'Overview', href: paths.companyOverview(CompanyId) },
    { label: 'Officers', href: paths.officers(CompanyId), count: Counts.Officers ?? undefined },
    { label: 'Shares', href: paths.shares(CompanyId), hasPages: true },
    { label: 'Shareholders', href: paths.shareholders(CompanyId) },
    { label: 'Significant control', href: paths.pscs(CompanyId), count: Counts.Pscs ?? undefined },
    { label: 'Charges', href: paths.charges(CompanyId), count: Counts.Charges ?? undefined },
    { label: 'Diary dates', href: paths.diary(CompanyId) },
    { label: 'Filing history', href: paths.filingHistory(CompanyId), count: Counts.Filings ?? undefined },
    { label: 'Administration', href: paths.companyAdmin(CompanyId) },
  ];
}
