import { createFileRoute } from '@tanstack/react-router';
import { PoliciesPage } from '#features/approvals/policies-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/approvals')({
  loader: ({ context }) => prefetch(context, 'getApprovalPolicies'),
  component: PoliciesPage,
});
