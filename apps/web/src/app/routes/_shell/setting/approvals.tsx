import { createFileRoute } from '@tanstack/react-router';
import { PoliciesPage } from '#features/approvals/policies-page.tsx';
import { prefetchAllowed } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/approvals')({
  loader: ({ context }) => prefetchAllowed(context, 'getApprovalPolicies'),
  component: PoliciesPage,
});
