import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { CompanyRecord } from '#features/companies/record/company-record.tsx';
import type { CompanyOverview } from '#features/companies/record/overview-types.ts';
import { sendCompanyToggle } from '../../../company-toggle.ts';
import { currentCompany, openLastCompany } from '../../../current-company.ts';
import { paths } from '../../../paths.ts';
import { companyOf, prefetchByCompany } from '../../../prefetch.ts';
import { readCompanyPageAddress } from '#company-page/page-address.ts';

/** The frame of every page of a company's record. The company stands in the address; without it, the last one opens. */
export const Route = createFileRoute('/_shell/company/_record')({
  validateSearch: readCompanyPageAddress,
  beforeLoad: openLastCompany,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyOverview'),
  component: RecordRoute,
});

const registers = [
  [paths.officers(), 'Officers'],
  [paths.shares(), 'Shares'],
  [paths.shareholders(), 'Shareholders'],
  [paths.pscs(), 'Significant control'],
  [paths.charges(), 'Charges'],
  [paths.diary(), 'Diary dates'],
  [paths.registerChanges(), 'Changes at Companies House'],
  [paths.companyAdmin(), 'Administration'],
  [paths.filingHistory(), 'Filing history'],
  [paths.forms(), 'Forms'],
] as const;

function RecordRoute() {
  const { company } = Route.useSearch();
  const path = useRouterState({ select: (state) => state.location.pathname.toLowerCase() });
  const register = registers.find(([start]) => path.startsWith(start))?.[1] ?? 'Overview';
  return (
    <CompanyRecord companyId={company} register={register} onOpened={enterCompany}>
      <Outlet />
    </CompanyRecord>
  );
}

function enterCompany({ companyId, companyName, companyNumber, companyType }: CompanyOverview): void {
  const current = currentCompany.read();
  const isOpen = current?.id === companyId && current.name === companyName;
  if (isOpen && current.number === companyNumber && current.type === companyType) return;
  const known = isOpen ? current : undefined;
  currentCompany.set({
    ...known,
    id: companyId,
    name: companyName,
    number: companyNumber,
    type: companyType,
  });
  if (!isOpen) sendCompanyToggle('OpenToggle');
}
