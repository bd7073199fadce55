import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { EditCompanyPage } from '#features/companies/edit/edit-company-page.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { currentCompany, openLastCompany } from '../../../current-company.ts';
import { paths } from '../../../paths.ts';
import { companyOf, prefetchByCompany } from '../../../prefetch.ts';

const readEditAddress = readTexts('company', 'code', 'state', 'error');

/** What is changed about a company; the registry's own sign-in comes back to it with a code of its own. */
export const Route = createFileRoute('/_shell/company/companyoverview/editcompany')({
  validateSearch: readEditAddress,
  beforeLoad: (opened) => {
    // Whoever comes back from the registry is told apart by what it gave them.
    if (opened.search.state === undefined) openLastCompany(opened);
  },
  loaderDeps: companyOf,
  loader: prefetchByCompany('getCompanyOverview', 'getCompanyRegisteredInformation', 'getForms'),
  component: EditCompanyRoute,
});

function EditCompanyRoute() {
  const { company, code, state } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <EditCompanyPage
      key={company}
      companyId={company ?? currentCompany.read()?.id}
      back={state === undefined ? undefined : { code, state }}
      onSignedIn={(companyId) => void navigate({ href: paths.editCompany(companyId), replace: true })}
    />
  );
}
