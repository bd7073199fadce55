import { IconPrinter } from '@tabler/icons-react';
import { useCall } from '#api/queries.ts';
import { useEnteredCompany } from '#app/current-company.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { AwaitedPayment } from '#filing/awaited-payment.tsx';
import { DeliverCard } from '#filing/delivery/deliver-card.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Columns } from '#kit/columns/columns.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import type { Receipt } from '../submission-state.ts';
import { PaymentPanel } from '../../../payment/opener/payment-panel.tsx';
import { useFilingEvents } from '../use-filing-events.ts';
import { onDemand } from '#kit/on-demand.tsx';
import { AttemptsCard } from './attempts-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { LettersCard } from './letters/letters-card.tsx';
import { NextCard } from './next-card.tsx';
import { PaymentCard } from './payments/payment-card.tsx';
import { receiptTitle } from './receipt-title.ts';
import { ReceiptHead } from './receipt-head.tsx';
import { SentCard } from './sent-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { Troubles } from './troubles.tsx';
import { CompanyLine } from '#company-page/company-number.tsx';

// Few filings were approved by others: it comes behind the rest.
const ApprovalEvidence = onDemand(() => import('./approval-evidence.tsx'));
// Few wait for a change of name.
const NameWait = onDemand(() => import('./name-wait.tsx'));

/** The receipt of a submission: it can be opened again, printed, and shared with those allowed. */
export function ReceiptPage({ filingId }: { filingId: string }) {
  useFilingEvents();
  const submission = useCall('getSubmission', { query: { filingId } });
  return (
    <PagePart
      query={submission}
      what="receipt"
      loading={<LoadingText label="Loading the receipt" lines={8} />}
      failure={{ actions: <LinkButton href={paths.submissionStatus}>All submissions</LinkButton> }}
      absent={noSuchSubmission}
      header={<PageHeader title="Submission" />}
    >
      {(receipt) => <ReceiptBody receipt={receipt} />}
    </PagePart>
  );
}

const noSuchSubmission = (
  <EmptyState
    title="There is no such submission"
    actions={<LinkButton href={paths.submissionStatus}>Show submissions</LinkButton>}
  >
    It was deleted as a draft, or it is outside your reach.
  </EmptyState>
);

function ReceiptBody({ receipt }: { receipt: Receipt }) {
  const { companyId, companyName, companyNumber, filingId, state } = receipt;
  const canPay = useMay('processPayment');
  useEnteredCompany(receipt);
  return (
    <>
      <PageHeader
        title={receiptTitle(receipt)}
        overline={<CompanyLine name={companyName} number={companyNumber} />}
        actions={
          <>
            <Button icon={IconPrinter} onClick={() => print()}>
              Print
            </Button>
            <LinkButton href={paths.companyOverview(companyId)}>Back to company</LinkButton>
          </>
        }
      />
      {state === 'awaiting-payment' &&
        (canPay ? <PaymentPanel filingId={filingId} /> : <AwaitedPayment filingId={filingId} />)}
      <ReceiptHead receipt={receipt} />
      <Troubles receipt={receipt} />
      <Columns>
        {[
          <div key="facts">
            <SentCard receipt={receipt} />
            <AttemptsCard receipt={receipt} />
            <PaymentCard receipt={receipt} />
            <ApprovalEvidence filingId={filingId} />
          </div>,
          <div key="progress">
            <NextCard receipt={receipt} />
            {receipt.waitsFor !== null && <NameWait receipt={receipt} change={receipt.waitsFor} />}
            {receipt.delivery !== null && <DeliverCard filing={receipt} />}
            <DocumentsCard receipt={receipt} />
            <LettersCard receipt={receipt} />
            <TimelineCard receipt={receipt} />
          </div>,
        ]}
      </Columns>
    </>
  );
}
