import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '#features/approvals/approvals-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/submissionstatus/approvals')({
  loader: ({ context }) => prefetch(context, 'getAwaitedApprovals'),
  component: ApprovalsPage,
});
