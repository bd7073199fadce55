import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';

export const Route = createFileRoute('/_shell/dashboard/')({
  beforeLoad: () => {
    throw redirect({ href: paths.dashboard, replace: true });
  },
});
