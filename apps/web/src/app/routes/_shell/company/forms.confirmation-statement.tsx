import { createFileRoute, redirect } from '@tanstack/react-router';
import { StatementPage } from '#features/confirmation-statements/statement-page.tsx';
import { toPlace } from '#features/confirmation-statements/statement-steps.ts';
import { currentCompany } from '../../../current-company.ts';
import { paths } from '../../../paths.ts';
import { prefetch } from '../../../prefetch.ts';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The confirmation statement. The company and the step stand in the address; without a company, the last one opens. */
export const Route = createFileRoute('/_shell/company/forms/confirmation-statement')({
  validateSearch: (search: Record<string, unknown>) => ({
    company: textOf(search['company']),
    // Told to be one by the page: every first visit reads addresses, and need not know the steps.
    step: textOf(search['step']),
    field: textOf(search['field']),
  }),
  beforeLoad: ({ search }) => {
    const last = currentCompany.read();
    if (search.company === undefined && last !== undefined) {
      throw redirect({ href: paths.confirmationStatement(last.id), replace: true });
    }
  },
  loaderDeps: ({ search }) => ({ company: search.company }),
  loader: ({ context, deps: { company } }) => {
    if (company === undefined) return;
    const query = { query: { CompanyId: company } };
    prefetch(context, 'getConfirmationStatementFacts', query);
    prefetch(context, 'getConfirmationStatementConfirmLaterDetails', query);
  },
  component: StatementRoute,
});

function StatementRoute() {
  const { company, step, field } = Route.useSearch();
  return <StatementPage companyId={company} place={toPlace(step)} field={field} />;
}
