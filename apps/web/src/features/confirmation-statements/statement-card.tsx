import { ButtonRow } from '#kit/button/button-row.tsx';
import { isServedCompanyType, isBeingFormed } from '@statbook/domain/companies';
import { useAction, useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { DeleteDraft } from '#filing/delete-draft.tsx';
import { FilingBadge } from '#filing/filing-badge.tsx';
import { draftCalls } from '#filing/draft-calls.ts';
import { MissingCode } from '#filing/missing-code.tsx';
import { toPounds } from '#kit/value/format.ts';
import styles from './statement.module.css';
import type { Facts } from './statement-steps.ts';

/** The confirmation statement on the page of forms: when it is due, and how far it is. Of what files none, it is not asked. */
export function StatementCard({ companyId }: { companyId: string }) {
  // The frame of the record has read it already.
  const [company] = useCall('getCompanyOverview', { query: { companyId } }).data?.entity ?? [];
  if (company === undefined) return <Loading />;
  // None is due of a company that is not registered yet.
  if (isBeingFormed(company.companyNumber)) return null;
  return isServedCompanyType(company.companyType) ? (
    <ServedStatement companyId={companyId} />
  ) : (
    <Card title="Confirmation statement">{company.service.message}</Card>
  );
}

const Loading = () => <LoadingText label="Loading the confirmation statement" />;

function ServedStatement({ companyId }: { companyId: string }) {
  const query = useCall('getConfirmationStatementFacts', { query: { companyId } });
  const mayEdit = useMay('saveAuthenticationCode');
  return (
    <PagePart query={query} what="confirmation statement" loading={<Loading />}>
      {(facts) => (
        <>
          <DueStatement facts={facts} />
          {mayEdit && !facts.hasAuthenticationCode && <MissingCode companyId={companyId} />}
        </>
      )}
    </PagePart>
  );
}

function DueStatement({ facts }: { facts: Facts }) {
  const { company, openFiling } = facts;
  const [mayPrepare, maySubmit] = [useMay('saveConfirmationStatement'), useMay('submitFiling')];
  const mayDelete = useMay('deleteCsDetails');
  const remove = useAction('deleteCsDetails', [...draftCalls, 'getCompanyOverview']);
  return (
    <Card title="Confirmation statement">
      <div className={styles.stack}>
        <p>
          Due <Deadline date={facts.dueOn} today={facts.today} />. The review period{' '}
          {facts.reviewPeriod.endsOn < facts.today ? 'ended' : 'ends'} on{' '}
          <DateValue date={facts.reviewPeriod.endsOn} />.
        </p>
        <Muted small>
          By software · <Money amount={toPounds(facts.feePence)} />, or no fee in a period that is paid for
        </Muted>
        {openFiling !== null && (
          <div>
            <FilingBadge state={openFiling.state} text={openFiling.stateText} />
          </div>
        )}
        {(mayPrepare || maySubmit) && (
          <ButtonRow>
            <StatementLink facts={facts} />
            {openFiling?.state === 'draft' && mayDelete && (
              <DeleteDraft
                filingId={openFiling.filingId}
                what={`confirmation statement draft of ${company.companyName}`}
                consequence="Nothing was sent to Companies House, and the statement stays due."
                busy={remove.isPending}
                onDelete={() => remove.mutateAsync({ query: { companyId: company.companyId } })}
              />
            )}
          </ButtonRow>
        )}
      </div>
    </Card>
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
