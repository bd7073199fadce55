import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { useSessionPort } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { InstantValue } from '#kit/value/dates.tsx';
import { ProblemBanner } from '#company-page/problem-banner.tsx';
import { SectionPart } from './section-part.tsx';
import styles from './settings.module.css';

type Device = CallReply<'getSessions'>['entity'][number];

/** Where the person is signed in; what they do not know, they can sign out. */
export function DevicesSection() {
  const sessions = useCall('getSessions');
  return (
    <Card title="Signed-in devices">
      <SectionPart query={sessions} label="Loading your devices">
        {({ entity }) => <Devices devices={entity} />}
      </SectionPart>
    </Card>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const end = useAction('endSession', ['getSessions']);
  return (
    <>
      {end.error && <ProblemBanner title="The device was not signed out" error={end.error} />}
      <LineList>
        {devices.map((device) => (
          <li key={device.sessionId} className={styles.device}>
            <div>
              <LineTitle>
                {device.device} {device.isThisOne && <StatusBadge label="This device" tone="ok" />}
              </LineTitle>
              <Muted small as="div">
                Last seen <InstantValue instant={device.lastSeenAt} /> · signed in{' '}
                <InstantValue instant={device.startedAt} />
              </Muted>
            </div>
            {!device.isThisOne && (
              <Button
                kind="text"
                busy={end.isPending}
                onClick={() =>
                  end.mutate(
                    { body: { sessionId: device.sessionId } },
                    { onSuccess: () => showToast('Device signed out') },
                  )
                }
              >
                Sign out<VisuallyHidden> {device.device}</VisuallyHidden>
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
  const endAll = useAction('endAllSessions');
  return (
    <>
      {endAll.error && <ProblemBanner title="The devices were not signed out" error={endAll.error} />}
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
