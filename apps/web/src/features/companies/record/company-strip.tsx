import { isBeingFormed } from '@statbook/domain/companies';
import { useEffect } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { useToday } from '#api/configuration.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { DetailHeader } from '#kit/page-header/detail-header.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { Tabs } from '#kit/tabs/tabs.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { alarmText } from '#company-page/change-lines.tsx';
import { companyPagesOf, type CompanyPageId } from '#company-page/company-pages.ts';
import type { CompanyOverview } from './overview-types.ts';
import { alarmsFoundBy, RefreshButton, RefreshOutcome, useRefresh } from './refresh-company.tsx';

const changesPage = 'Changes at Companies House';
/** Pages with a filled button of their own: there is one in a view. */
const withOwnAct: ReadonlySet<string> = new Set(['Shares', 'Forms', changesPage]);

interface CompanyStripProps {
  readonly company: CompanyOverview;
  readonly register: string;
  readonly onOpened: (company: CompanyOverview) => void;
}

/** The head of the record: the company, what is due, when the registry was read, and the tabs by register. */
export function CompanyStrip({ company, register, onOpened }: CompanyStripProps) {
  const mayRefresh = useMay('refreshCompany');
  const refresh = useRefresh(company.companyId);
  useEffect(() => onOpened(company), [company, onOpened]);
  const showsChanges = register === changesPage;
  const canFile = useMay('submitFiling') && isFiledFor(company);
  return (
    <>
      <DetailHeader
        name={company.companyName}
        documentTitle={`${register} – ${company.companyName}`}
        facts={useFacts(company)}
        brief={register !== 'Overview'}
        actions={
          <>
            {mayRefresh && !isBeingFormed(company.companyNumber) && (
              <RefreshButton refresh={refresh} isFirst={company.readAt === null} />
            )}
            {canFile && (
              <LinkButton
                kind={withOwnAct.has(register) ? 'outlined' : 'filled'}
                href={paths.forms(company.companyId)}
              >
                File a change
              </LinkButton>
            )}
          </>
        }
        tabs={<Tabs label="Registers of the company" tabs={tabsOf(company)} />}
      />
      <RefreshOutcome refresh={refresh} company={company} showsChanges={showsChanges} />
      {company.registerAlarms > 0 && !showsChanges && alarmsFoundBy(refresh).length === 0 && (
        <Banner
          tone="bad"
          title={alarmText(company.registerAlarms)}
          action={<AppLink href={paths.registerChanges(company.companyId)}>Show changes</AppLink>}
        />
      )}
      {company.service.message !== null && (
        <Banner tone="info" title={bannerTitle(company)}>
          {company.service.message}
        </Banner>
      )}
    </>
  );
}

/** A limited liability partnership, too: only its confirmation statement is not filed here. */
function isFiledFor({ service: { level }, companyType, readAt }: CompanyOverview): boolean {
  return level === 'full' || (level === 'read-only' && companyType === 'llp' && readAt !== null);
}

function bannerTitle({ companyNumber, readAt }: CompanyOverview): string {
  if (isBeingFormed(companyNumber)) return 'Being formed';
  return readAt === null ? 'Not read from the register' : 'What can be filed';
}

function useFacts({ readAt, ...company }: CompanyOverview) {
  const today = useToday();
  const { confirmationStatement: statement, accounts } = company;
  return [
    !isBeingFormed(company.companyNumber) && <Value key="number">{company.companyNumber}</Value>,
    <span key="type">{company.typeText}</span>,
    readAt === null && !isBeingFormed(company.companyNumber) ? (
      <StatusBadge key="status" label="Not read from the register" tone="warn" />
    ) : (
      <StatusBadge key="status" label={company.statusText} tone={toneOf(company)} />
    ),
    statement?.nextDue != null && (
      <bdi key="statement">
        Confirmation statement due <Deadline date={statement.nextDue} today={today} short />
      </bdi>
    ),
    accounts?.nextDue != null && (
      <bdi key="accounts">
        Accounts due <Deadline date={accounts.nextDue} today={today} short />
      </bdi>
    ),
    readAt !== null && (
      <bdi key="read">
        Last updated <InstantValue instant={readAt} />
      </bdi>
    ),
  ].filter((fact) => fact !== false);
}

const ordinary = new Set(['active', 'open', 'registered']);
const closed = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

function toneOf({
  companyStatus,
  statusDetail,
}: Pick<CompanyOverview, 'companyStatus' | 'statusDetail'>): Tone {
  if (statusDetail === 'active-proposal-to-strike-off') return 'bad';
  if (closed.has(companyStatus)) return 'neutral';
  return ordinary.has(companyStatus) ? 'ok' : 'warn';
}

/** How many there are of what a page shows; of changes, those that nobody here made. */
function countsOf({
  counts,
  registerAlarms,
}: CompanyOverview): Partial<Record<CompanyPageId, number | null>> {
  return {
    officers: counts.officers,
    pscs: counts.pscs,
    charges: counts.charges,
    'filing-history': counts.filings,
    changes: registerAlarms === 0 ? null : registerAlarms,
  };
}

function tabsOf(company: CompanyOverview) {
  const counts = countsOf(company);
  return companyPagesOf(company.companyNumber, company.companyType).map(({ id, title, path }) => ({
    label: title,
    href: path(company.companyId),
    count: counts[id] ?? undefined,
    hasPages: id === 'shares',
  }));
}
