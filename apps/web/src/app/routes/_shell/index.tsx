import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../paths.ts';

export const Route = createFileRoute('/_shell/')({
  beforeLoad: () => {
    throw redirect({ href: paths.companies });
  },
});
