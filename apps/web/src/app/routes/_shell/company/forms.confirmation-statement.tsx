import { createFileRoute, redirect } from '@tanstack/react-router';
import { StatementPage } from '#features/confirmation-statements/statement-page.tsx';
import { toPlace } from '#features/confirmation-statements/statement-steps.ts';
import { textOf } from '#kit/search-text.ts';
import { currentCompany } from '../../../current-company.ts';
import { paths } from '../../../paths.ts';
import { companyOf, prefetchByCompany } from '../../../prefetch.ts';

/** The confirmation statement. The company and the step stand in the address; without a company, the last one opens. */
export const Route = createFileRoute('/_shell/company/forms/confirmation-statement')({
  validateSearch: (search: Record<string, unknown>) => ({
    company: textOf(search, 'company'),
    // Told to be one by the page: every first visit reads addresses, and need not know the steps.
    step: textOf(search, 'step'),
    field: textOf(search, 'field'),
  }),
  beforeLoad: ({ search }) => {
    const last = currentCompany.read();
    if (search.company === undefined && last !== undefined) {
      throw redirect({ href: paths.confirmationStatement(last.id), replace: true });
    }
  },
  loaderDeps: companyOf,
  loader: prefetchByCompany('getConfirmationStatementFacts', 'getConfirmationStatementConfirmLaterDetails'),
  component: StatementRoute,
});

function StatementRoute() {
  const { company, step, field } = Route.useSearch();
  return <StatementPage companyId={company} place={toPlace(step)} field={field} />;
}
