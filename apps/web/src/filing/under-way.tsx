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
import { CompanyLine } from '#company-page/company-number.tsx';
import { PaymentPanel } from '../payment/opener/payment-panel.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';
import { DeliverCard } from './delivery/deliver-card.tsx';
import { draftCalls } from './draft-calls.ts';
import type { ShownFiling } from './shown-filing.ts';

interface UnderWayProps {
  readonly filing: ShownFiling;
  /** It was filed on this page a moment ago: the payment window opens by itself. */
  readonly isJustFiled: boolean;
}

/** In place of the steps: the form has left its draft. */
export default function UnderWay({ filing, isJustFiled }: UnderWayProps) {
  return (
    <>
      <PageHeader
        title={filing.formName}
        overline={<CompanyLine name={filing.companyName} number={filing.companyNumber} />}
      />
      {filing.state === 'awaiting-payment' ? (
        <AwaitingPayment filing={filing} isJustFiled={isJustFiled} />
      ) : (
        <Filed filing={filing} />
      )}
    </>
  );
}

function Filed({ filing }: { filing: ShownFiling }) {
  const isRejected = filing.state === 'rejected';
  return (
    <>
      <FiledBanner {...filing} />
      {filing.way === 'document' && <DeliverCard filing={filing} />}
      <FormActions>
        <LinkButton kind="filled" href={paths.submissionReceipt(filing.filingId)}>
          {isRejected ? 'See why and correct it' : 'Show the receipt'}
        </LinkButton>
        <LinkButton href={paths.companyOverview(filing.companyId)}>Back to company</LinkButton>
      </FormActions>
    </>
  );
}

function FiledBanner({ state, way }: Pick<ShownFiling, 'state' | 'way'>) {
  if (state === 'rejected') {
    return (
      <Banner tone="bad" title="Companies House rejected this filing">
        Its receipt says why, and opens it again to be corrected. What was paid stays with it.
      </Banner>
    );
  }
  if (state === 'accepted') {
    return (
      <Banner tone="ok" title="Companies House accepted this filing">
        Its receipt shows what was sent, and when.
      </Banner>
    );
  }
  if (state === 'withdrawn')
    return <Banner title="This filing was withdrawn">Nothing is filed with it.</Banner>;
  if (way === 'document' && state === 'queued') {
    return (
      <Banner tone="info" title="This form was approved">
        It is not with Companies House yet: a person delivers it. It cannot be changed now, but withdrawn on
        its receipt.
      </Banner>
    );
  }
  return (
    <Banner tone="info" title="This form was filed">
      It cannot be changed now. Its receipt shows where it is and what happens next.
    </Banner>
  );
}

/** The payment stands in a window of its own; this page shows how it is going. */
function AwaitingPayment({ filing, isJustFiled }: UnderWayProps) {
  const canPay = useMay('processPayment');
  return (
    <>
      {canPay ? (
        <PaymentPanel filingId={filing.filingId} opensAtOnce={isJustFiled} />
      ) : (
        <AwaitedPayment filingId={filing.filingId} />
      )}
      <FormActions>
        {canPay && <ChangeFirst filing={filing} />}
        <LinkButton href={paths.submissionReceipt(filing.filingId)}>Show the filing</LinkButton>
        <LinkButton href={paths.companyOverview(filing.companyId)}>Back to company</LinkButton>
      </FormActions>
    </>
  );
}

/** Only while it is certain that no money was taken: the server keeps the filing where it is until then. */
function ChangeFirst({ filing }: { filing: ShownFiling }) {
  const { data: payment } = useCall('getPaymentState', { query: { filingId: filing.filingId } });
  const isUntaken = payment?.wasCharged === 'no' || payment?.wasCharged === 'given-back';
  return isUntaken ? <ChangeButton filing={filing} /> : null;
}

function ChangeButton({ filing }: { filing: ShownFiling }) {
  const navigate = useNavigate();
  const takeBack = useAction('returnFilingToDraft', draftCalls);
  const act = () =>
    takeBack.mutate(
      { body: { filingId: filing.filingId } },
      { onSuccess: () => void navigate({ href: filing.checkHref }), onError: showFailure },
    );
  return (
    <Button busy={takeBack.isPending} onClick={act}>
      Change the answers first
    </Button>
  );
}
