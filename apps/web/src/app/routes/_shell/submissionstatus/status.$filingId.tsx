import { createFileRoute } from '@tanstack/react-router';
import { ReceiptPage } from '#features/submissions/receipt/receipt-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/submissionstatus/status/$filingId')({
  loader: ({ context, params }) =>
    prefetch(context, 'getSubmission', { query: { filingId: params.filingId } }),
  component: ReceiptRoute,
});

function ReceiptRoute() {
  const { filingId } = Route.useParams();
  return <ReceiptPage filingId={filingId} />;
}
