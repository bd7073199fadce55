import { createFileRoute, Navigate } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';
import { useMay } from '../../../session-port.ts';

export const Route = createFileRoute('/_shell/setting/')({ component: FirstSettingsPage });

/** The settings of the account come first; whoever may not see those has their own. */
function FirstSettingsPage() {
  return <Navigate to={useMay('getAgents') ? paths.users : paths.myAccount} replace />;
}
