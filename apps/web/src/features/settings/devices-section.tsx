import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useAct, useCall } from '#api/queries.ts';
import { useSessionPort } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList, LineTitle } from '#kit/page/line-list.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { InstantValue } from '#kit/value/dates.tsx';
import { Problem } from '../../record/problem.tsx';
import { SectionState } from './section-state.tsx';
import styles from './settings.module.css';

type Device = CallReply<'getSessions'>['Entity'][number];

/** Where the person is signed in; what they do not know, they can sign out. */
export function DevicesSection() {
  const sessions = useCall('getSessions');
  return (
    <Card title="Signed-in devices">
      {sessions.data === undefined ? (
        <SectionState error={sessions.error} label="Loading your devices" />
      ) : (
        <Devices devices={sessions.data.Entity} />
      )}
    </Card>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const end = useAct('endSession', ['getSessions']);
  return (
    <>
      {end.error && <Problem title="The device was not signed out" error={end.error} />}
      <LineList>
        {devices.map((device) => (
          <li key={device.SessionId} className={styles.device}>
            <div>
              <LineTitle>
                {device.Device} {device.IsThisOne && <StatusBadge words="This device" tone="ok" />}
              </LineTitle>
              <Muted small as="div">
                Last seen <InstantValue instant={device.LastSeenAt} /> · signed in{' '}
                <InstantValue instant={device.StartedAt} />
              </Muted>
            </div>
            {!device.IsThisOne && (
              <Button
                kind="text"
                busy={end.isPending}
                onClick={() =>
                  end.mutate(
                    { body: { SessionId: device.SessionId } },
                    { onSuccess: () => showToast('Device signed out') },
                  )
                }
              >
                Sign out<VisuallyHidden> {device.Device}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </LineList>
      <SignOutEverywhere />
    </>
  );
}

function SignOutEverywhere() {
  const { signOut } = useSessionPort();
  const [isAsking, setAsking] = useState(false);
  const endAll = useAct('endAllSessions');
  return (
    <>
      {endAll.error && <Problem title="The devices were not signed out" error={endAll.error} />}
      <div className={styles.buttons}>
        <Button onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere"
        consequence="Every device is signed out at once, this one too. What was saved is kept; what is being typed elsewhere is lost."
        confirmLabel="Sign out everywhere"
        busy={endAll.isPending}
        onConfirm={() => endAll.mutate({}, { onSuccess: signOut, onError: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
