import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';

export const Route = createFileRoute('/_shell/submissionstatus/')({
  beforeLoad: () => {
    throw redirect({ href: paths.submissionStatus, replace: true });
  },
});
