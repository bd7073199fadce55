import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { AuthenticationCodeForm } from './authentication-code-form.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import styles from '../statement.module.css';
import type { Facts } from '../statement-steps.ts';

/** The forms that can be filed for a company now. */
export function FormsPage({ companyId }: { companyId: string }) {
  const query = useCall('getConfirmationStatementFacts', { query: { companyId } });
  return (
    <PagePart
      query={query}
      what="forms"
      loading={<LoadingText label="Loading the forms" />}
      refused={noForms}
    >
      {(facts) => <Forms facts={facts} />}
    </PagePart>
  );
}

function noForms(error: Error) {
  if (!(error instanceof ApiProblem && error.status === 409)) return undefined;
  return <EmptyState title="No forms for this company">{error.message}</EmptyState>;
}

function Forms({ facts }: { facts: Facts }) {
  const mayEdit = useMay('saveAuthenticationCode');
  return (
    <>
      <StatementCard facts={facts} />
      {mayEdit && !facts.hasAuthenticationCode && (
        <AuthenticationCodeForm companyId={facts.company.companyId} />
      )}
    </>
  );
}

function StatementCard({ facts }: { facts: Facts }) {
  const [mayPrepare, maySubmit] = [useMay('saveConfirmationStatement'), useMay('submitFiling')];
  const mayDelete = useMay('deleteCsDetails');
  return (
    <Card title="Confirmation statement">
      <div className={styles.stack}>
        <p>
          Due <Deadline date={facts.dueOn} today={facts.today} />. The review period ends on{' '}
          <DateValue date={facts.reviewPeriod.endsOn} />.
        </p>
        {facts.openFiling !== null && <StateBadge state={facts.openFiling.state} />}
        {(mayPrepare || maySubmit) && (
          <div className={styles.buttons}>
            <StatementLink facts={facts} />
            {facts.openFiling?.state === 'draft' && mayDelete && <DeleteDraft company={facts.company} />}
          </div>
        )}
      </div>
    </Card>
  );
}

const states: Readonly<
  Record<string, { readonly label: string; readonly tone: 'neutral' | 'info' | 'warn' | 'bad' }>
> = {
  draft: { label: 'Draft', tone: 'neutral' },
  ready: { label: 'Ready to file', tone: 'info' },
  'awaiting-payment': { label: 'Waiting for the payment', tone: 'warn' },
  rejected: { label: 'Rejected', tone: 'bad' },
  failed: { label: 'Failed', tone: 'bad' },
};

function StateBadge({ state }: { state: string }) {
  return (
    <div>
      <StatusBadge {...(states[state] ?? { label: 'Submitted', tone: 'info' })} />
    </div>
  );
}

function StatementLink({ facts: { company, openFiling } }: { facts: Facts }) {
  const href = paths.confirmationStatement(company.companyId);
  if (openFiling === null) {
    return (
      <LinkButton kind="filled" href={href}>
        File confirmation statement
      </LinkButton>
    );
  }
  const isOpen = openFiling.state === 'draft' || openFiling.state === 'awaiting-payment';
  return isOpen ? (
    <LinkButton kind="filled" href={href}>
      Go on with the confirmation statement
    </LinkButton>
  ) : (
    <LinkButton href={paths.submissionReceipt(openFiling.filingId)}>Show the filing</LinkButton>
  );
}
