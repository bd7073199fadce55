import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '#features/confirmation-statements/statement-page.tsx';
import { toPlace } from '#features/confirmation-statements/statement-steps.ts';
import { readTexts } from '#kit/address/search-text.ts';
import { openLastCompany } from '../../../current-company.ts';
import { companyOf, prefetchByCompany } from '../../../prefetch.ts';

// The step is told to be one by the page: every first visit reads addresses, and need not know the steps.
const readStatementAddress = readTexts('company', 'step', 'field');

/** The confirmation statement. The company and the step stand in the address; without a company, the last one opens. */
export const Route = createFileRoute('/_shell/company/forms/confirmation-statement')({
  validateSearch: readStatementAddress,
  beforeLoad: openLastCompany,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getConfirmationStatementFacts', 'getConfirmationStatementConfirmLaterDetails'),
  component: StatementRoute,
});

function StatementRoute() {
  const { company, step, field } = Route.useSearch();
  return <StatementPage companyId={company} place={toPlace(step)} field={field} />;
}
