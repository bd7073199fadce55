import { useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { useCall } from '#api/queries.ts';
import { saveOpenWork } from '#kit/form/open-work.ts';
import { useSessionPort } from '#app/session-port.ts';
import { SessionWarning } from './session-warning.tsx';
import { askWhetherPaying, sayActive, useKeepAlive } from './use-keep-alive.ts';

/** A person is idle after so long; from then on the session's time runs down (specification, section 9). */
const idleAfterSeconds = 1;
const defaultSeconds = 1200;
const warningSeconds = 300;
/** Activity that other tabs hear of, at most this often. */
const toldMs = 1000;

/**
 * Ends a session without activity: one countdown for all tabs, a warning in its last minutes, and sign-out at its end.
 * While the warning stands, only the answer to it counts.
 */
export default function SessionTimeout() {
  const { signOut } = useSessionPort();
  const seconds = useSessionSeconds();
  const [isWarning, setWarning] = useState(false);
  const { activate, getLastActiveTime, getRemainingTime } = useIdleTimer({
    timeout: (idleAfterSeconds + seconds) * 1000,
    promptBeforeIdle: Math.min(warningSeconds, seconds) * 1000,
    crossTab: true,
    name: 'statbook-session',
    syncTimers: toldMs,
    stopOnIdle: true,
    onPrompt: () => {
      setWarning(true);
      // While there is a session to save with: at its end another tab may be the one that signs out.
      void saveOpenWork();
    },
    onActive: () => setWarning(false),
    onIdle: () => void expireOnce(signOut),
  });
  useKeepAlive(getLastActiveTime);
  const stay = () => {
    activate();
    void sayActive();
  };
  /** Somebody who is paying in another window is not idle. */
  const askElsewhere = async () => {
    if (await askWhetherPaying()) activate();
  };
  return (
    isWarning && (
      <SessionWarning
        remainingMs={getRemainingTime}
        onMark={() => void askElsewhere()}
        onStay={stay}
        onLogout={signOut}
      />
    )
  );
}

/** The countdown ends in every tab at once: one of them signs out, and the others hear of it. */
async function expireOnce(signOut: () => void): Promise<void> {
  await navigator.locks.request('statbook-expiry', { ifAvailable: true }, (lock) => {
    if (lock === null) return undefined;
    signOut();
    // Held until the page is left.
    return new Promise(() => undefined);
  });
}

/** The account's time; the product's own until it is known. */
function useSessionSeconds(): number {
  const { data } = useCall('getSessionTimeout', {}, { staleTime: Number.POSITIVE_INFINITY });
  const time = data?.entity[0];
  return time === undefined ? defaultSeconds : time.hours * 3600 + time.minutes * 60;
}
