import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Card } from '#kit/page/layout.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { EmptyState, FailedState } from '#kit/state/states.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { AuthenticationCodeForm } from './authentication-code-form.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import styles from './statement.module.css';
import type { Facts } from './statement-steps.ts';

/** The forms that can be filed for a company now. */
export function FormsPage({ companyId }: { companyId: string }) {
  const query = useCall('getConfirmationStatementFacts', { query: { CompanyId: companyId } });
  const facts = query.data?.Entity[0];
  if (facts !== undefined) return <Forms facts={facts} />;
  if (query.error === null) return <LoadingText label="Loading the forms" />;
  const { status, requestId } = query.error instanceof ApiProblem ? query.error : {};
  if (status === 409) {
    return <EmptyState title="No forms for this company">{query.error.message}</EmptyState>;
  }
  return (
    <FailedState
      title="The forms could not be loaded"
      detail={query.error.message}
      requestId={requestId}
      onRetry={() => void query.refetch()}
    >
      Nothing was changed.
    </FailedState>
  );
}

function Forms({ facts }: { facts: Facts }) {
  const mayEdit = useAccess().has('EditCompany');
  return (
    <>
      <StatementCard facts={facts} />
      {mayEdit && !facts.HasAuthenticationCode && (
        <AuthenticationCodeForm companyId={facts.Company.CompanyId} />
      )}
    </>
  );
}

function StatementCard({ facts }: { facts: Facts }) {
  const access = useAccess();
  const mayFile = access.has('EditCompany') || access.has('SubmitCompany');
  return (
    <Card title="Confirmation statement">
      <div className={styles.stack}>
        <p>
          Due <Deadline date={facts.DueOn} today={facts.Today} />. The review period ends on{' '}
          <DateValue date={facts.ReviewPeriod.EndsOn} />.
        </p>
        {facts.OpenFiling !== null && <StateBadge state={facts.OpenFiling.State} />}
        {mayFile && (
          <div className={styles.buttons}>
            <StatementLink facts={facts} />
            {facts.OpenFiling?.State === 'draft' && access.has('EditCompany') && (
              <DeleteDraft company={facts.Company} />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

const states: Readonly<
  Record<string, { readonly words: string; readonly tone: 'neutral' | 'info' | 'warn' | 'bad' }>
> = {
  draft: { words: 'Draft', tone: 'neutral' },
  ready: { words: 'Ready to file', tone: 'info' },
  'awaiting-payment': { words: 'Waiting for the payment', tone: 'warn' },
  rejected: { words: 'Rejected', tone: 'bad' },
  failed: { words: 'Failed', tone: 'bad' },
};

function StateBadge({ state }: { state: string }) {
  return (
    <div>
      <StatusBadge {...(states[state] ?? { words: 'Submitted', tone: 'info' })} />
    </div>
  );
}

function StatementLink({ facts: { Company, OpenFiling } }: { facts: Facts }) {
  const href = paths.confirmationStatement(Company.CompanyId);
  if (OpenFiling === null) {
    return (
      <LinkButton kind="filled" href={href}>
        File confirmation statement
      </LinkButton>
    );
  }
  const isOpen = OpenFiling.State === 'draft' || OpenFiling.State === 'awaiting-payment';
  return isOpen ? (
    <LinkButton kind="filled" href={href}>
      Go on with the confirmation statement
    </LinkButton>
  ) : (
    <LinkButton href={paths.submissionReceipt(OpenFiling.FilingId)}>Show the filing</LinkButton>
  );
}
