import { createFileRoute, Outlet } from '@tanstack/react-router';
import { RequireSession } from '../shell/pages/require-session.tsx';
import { Shell } from '../shell/shell.tsx';

/** Every page behind sign-in stands in this folder. The frame comes with the entry: almost every visit needs it. */
export const Route = createFileRoute('/_shell')({ codeSplitGroupings: [], component: GuardedShell });

function GuardedShell() {
  return (
    <RequireSession>
      <Shell>
        <Outlet />
      </Shell>
    </RequireSession>
  );
}
