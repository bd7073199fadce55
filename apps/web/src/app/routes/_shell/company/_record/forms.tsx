import { createFileRoute } from '@tanstack/react-router';
import { StatementCard } from '#features/confirmation-statements/statement-card.tsx';
import { FormsList } from '#features/forms/list/forms-list.tsx';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/forms')({
  validateSearch: readTexts('company', 'q'),
  loaderDeps: companyOf,
  loader: prefetchByCompany('getForms'),
  component: FormsRoute,
});

/** The forms of a company: the statement of the year, then every other one. */
function FormsRoute() {
  const { company, q } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (company === undefined) return null;
  const filter = (text: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, q: text }), replace: true });
  return (
    <>
      <SectionHeader title="Forms" />
      <StatementCard companyId={company} />
      <FormsList key={company} companyId={company} filter={q} onFilter={filter} />
    </>
  );
}
