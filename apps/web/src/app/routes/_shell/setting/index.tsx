import { createFileRoute, Navigate } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';

// Where the menu leads to as well.
export const Route = createFileRoute('/_shell/setting/')({
  component: () => <Navigate to={paths.myAccount} replace />,
});
