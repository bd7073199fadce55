import { type ComponentType, type ReactNode, useState } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { LoadFailed } from '#api/loaded.tsx';
import { useEnteredCompany } from '#app/current-company.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { WholeStatement } from './review/whole-statement.tsx';
import { type ChangeStep, type Place, placeOf, stepsOf } from './statement-steps.ts';
import { DateStep } from './steps/date-step.tsx';
import { IdentityStep } from './steps/identity-step.tsx';
import { PeopleStep } from './steps/people-step.tsx';
import { PlacesStep } from './steps/places-step.tsx';
import { SicCodesStep } from './steps/sic-codes/sic-codes-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TradingStep } from './steps/trading-step.tsx';
import UnderWay from '#filing/under-way.tsx';
import { useReceiptWhenPaid } from '#filing/use-receipt-when-paid.ts';
import type { ShownFiling } from '#filing/shown-filing.ts';
import { type Statement, useStatement } from './use-statement.ts';

const loadingStep = <LoadingText label="Loading the page" lines={6} />;

const stepForms: Readonly<Record<ChangeStep, ComponentType<StepProps>>> = {
  date: DateStep,
  trading: TradingStep,
  'sic-codes': SicCodesStep,
  capital: onDemand(() => import('./steps/capital/capital-step.tsx'), loadingStep),
  shareholders: onDemand(() => import('./steps/shareholders/shareholders-step.tsx'), loadingStep),
  people: PeopleStep,
  places: PlacesStep,
  identity: IdentityStep,
};

interface StatementPageProps {
  readonly companyId: string | undefined;
  /** Where the address leads; without it, where the draft was left. */
  readonly place?: Place | undefined;
  readonly field?: string | undefined;
}

/** The confirmation statement of a company: the whole of it on one page, and a page for each change. */
export function StatementPage({ companyId, place, field }: StatementPageProps) {
  const [mayPrepare, mayFile] = [useMay('saveConfirmationStatement'), useMay('submitFiling')];
  if (!mayPrepare && !mayFile) {
    return <Notice notice={<NoAccess what="file a confirmation statement" />} />;
  }
  if (companyId === undefined) return <Notice notice={<NoCompany />} />;
  // Another company begins anew: nothing of the one before stays on the page.
  return <OpenStatement key={companyId} companyId={companyId} place={place} field={field} />;
}

function OpenStatement({ companyId, place, field }: StatementPageProps & { companyId: string }) {
  const query = useStatement(companyId);
  useReceiptWhenPaid(query.status === 'ready' ? toShownFiling(query.statement) : undefined, query.refetch);
  if (query.status === 'loading') {
    return <Notice notice={<LoadingText label="Loading the statement" lines={6} />} />;
  }
  if (query.status === 'failed') return <Notice notice={<NotOpened {...query} companyId={companyId} />} />;
  return <EnteredStatement statement={query.statement} place={place} field={field} />;
}

interface EnteredStatementProps extends Pick<StatementPageProps, 'place' | 'field'> {
  readonly statement: Statement;
}

function EnteredStatement({ statement, place, field }: EnteredStatementProps) {
  const [isJustFiled, setJustFiled] = useState(false);
  const { draft, facts } = statement;
  useEnteredCompany(facts.company);
  const filing = toShownFiling(statement);
  if (filing !== undefined && filing.state !== 'draft') {
    return <UnderWay filing={filing} isJustFiled={isJustFiled} />;
  }
  const left = draft && placeOf(draft.activeTab);
  const step = stepsOf(statement).find((each) => each === (place ?? left));
  if (step === undefined || step === 'statements') {
    const onAwaitingPayment = () => setJustFiled(true);
    return <WholeStatement statement={statement} field={field} onAwaitingPayment={onAwaitingPayment} />;
  }
  const StepForm = stepForms[step];
  // A form keeps what was entered when the draft is saved; once its answers were cleared or given up, it begins anew.
  return <StepForm key={`${step} ${statement.beginnings}`} statement={statement} field={field} />;
}

/** The statement as any filing; undefined until something was saved. */
function toShownFiling({ facts, draft }: Statement): ShownFiling | undefined {
  if (draft === undefined) return undefined;
  const { companyId, companyName, companyNumber } = facts.company;
  return {
    filingId: draft.statementId,
    companyId,
    form: 'CS01',
    companyName,
    companyNumber,
    formName: 'Confirmation statement',
    state: draft.state,
    checkHref: paths.confirmationStatement(companyId, { step: 'check' }),
  };
}

function NotOpened({ error, retry, companyId }: { error: Error; retry: () => void; companyId: string }) {
  const { status, code } = error instanceof ApiProblem ? error : {};
  if (status === 404 || status === 409 || code === 'company-not-read') {
    return (
      <EmptyState
        title={status === 404 ? 'There is no such company' : 'No statement for this company'}
        actions={
          <LinkButton href={status === 404 ? paths.companies : paths.companyOverview(companyId)}>
            Back
          </LinkButton>
        }
      >
        {error.message}
      </EmptyState>
    );
  }
  return <LoadFailed what="statement" error={error} onRetry={retry} />;
}

function NoCompany() {
  return (
    <EmptyState
      title="No company is open"
      actions={
        <LinkButton kind="filled" href={paths.companies}>
          Show companies
        </LinkButton>
      }
    >
      Choose one from the list; its statement is then made here.
    </EmptyState>
  );
}

function Notice({ notice }: { notice: ReactNode }) {
  return (
    <>
      <PageHeader title="Confirmation statement" />
      {notice}
    </>
  );
}
