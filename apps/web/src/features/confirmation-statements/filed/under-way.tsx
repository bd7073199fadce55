import { useNavigate } from '@tanstack/react-router';
import { useAction, useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { Value } from '#kit/value/value.tsx';
import { PaymentPanel } from '../../../payment/opener/payment-panel.tsx';
import type { Draft, Facts } from '../statement-steps.ts';

interface UnderWayProps {
  readonly facts: Facts;
  readonly draft: Draft;
  /** It was filed on this page a moment ago: the payment window opens by itself. */
  readonly isJustFiled: boolean;
}

/** In place of the steps: the statement has left its draft. */
export function UnderWay({ facts, draft, isJustFiled }: UnderWayProps) {
  const { companyName, companyNumber } = facts.company;
  return (
    <>
      <PageHeader
        title="Confirmation statement"
        overline={
          <>
            {companyName} · <Value>{companyNumber}</Value>
          </>
        }
      />
      {draft.state === 'awaiting-payment' ? (
        <AwaitingPayment draft={draft} isJustFiled={isJustFiled} />
      ) : (
        <Filed draft={draft} />
      )}
    </>
  );
}

function Filed({ draft }: { draft: Draft }) {
  const isRejected = draft.state === 'rejected';
  return (
    <>
      {isRejected ? (
        <Banner tone="bad" title="Companies House rejected this statement">
          Its receipt says why, and opens it again to be corrected. What was paid stays with it.
        </Banner>
      ) : (
        <Banner tone="info" title="This statement was filed">
          It cannot be changed now. Its receipt shows where it is and what happens next.
        </Banner>
      )}
      <FormActions>
        <LinkButton kind="filled" href={paths.submissionReceipt(draft.statementId)}>
          {isRejected ? 'See why and correct it' : 'Show the receipt'}
        </LinkButton>
        <LinkButton href={paths.companyOverview(draft.companyId)}>Back to company</LinkButton>
      </FormActions>
    </>
  );
}

/** The payment stands in a window of its own; this page shows how it is going. */
function AwaitingPayment({ draft, isJustFiled }: { draft: Draft; isJustFiled: boolean }) {
  const canPay = useMay('processPayment');
  return (
    <>
      {canPay ? (
        <PaymentPanel filingId={draft.statementId} opensAtOnce={isJustFiled} />
      ) : (
        <Banner tone="info" title="Waiting for the payment">
          Somebody who may file for this company has to pay before it is sent.
        </Banner>
      )}
      <FormActions>
        {canPay && <ChangeFirst draft={draft} />}
        <LinkButton href={paths.submissionReceipt(draft.statementId)}>Show the receipt</LinkButton>
        <LinkButton href={paths.companyOverview(draft.companyId)}>Back to company</LinkButton>
      </FormActions>
    </>
  );
}

/** Only while it is certain that no money was taken: the server keeps the statement where it is until then. */
function ChangeFirst({ draft }: { draft: Draft }) {
  const { data: payment } = useCall('getPaymentState', { query: { filingId: draft.statementId } });
  const isUntaken = payment?.wasCharged === 'no' || payment?.wasCharged === 'given-back';
  return isUntaken ? <ChangeButton draft={draft} /> : null;
}

function ChangeButton({ draft }: { draft: Draft }) {
  const navigate = useNavigate();
  const takeBack = useAction('returnFilingToDraft', [
    'getConfirmationStatementConfirmLaterDetails',
    'getConfirmationStatementFacts',
  ]);
  const act = () =>
    takeBack.mutate(
      { body: { filingId: draft.statementId } },
      {
        onSuccess: () =>
          void navigate({ href: paths.confirmationStatement(draft.companyId, { step: 'check' }) }),
        onError: showFailure,
      },
    );
  return (
    <Button busy={takeBack.isPending} onClick={act}>
      Change the statement first
    </Button>
  );
}
