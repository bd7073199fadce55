import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { LargeValue } from '#kit/value/large-value.tsx';
import { Value } from '#kit/value/value.tsx';
import { announcementOf, clockOf, markOf } from './countdown.ts';

interface SessionWarningProps {
  readonly remainingMs: () => number;
  /** The time has passed one of the marks at which it is read out. */
  readonly onMark: () => void;
  readonly onStay: () => void;
  readonly onLogout: () => void;
}

/** The last minutes of a session. It insists: neither Esc nor a press beside it answers it. */
export function SessionWarning({ remainingMs, onMark, onStay, onLogout }: SessionWarningProps) {
  const left = useSecondsLeft(remainingMs);
  const stay = useRef<HTMLButtonElement>(null);
  const mark = markOf(left);
  const reach = useEffectEvent(onMark);
  useEffect(() => {
    if (mark !== undefined) reach();
  }, [mark]);
  return (
    <Dialog
      open
      insists
      title="Your session will expire in"
      initialFocus={stay}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLogout}>Logout</Button>
          <Button kind="filled" ref={stay} onClick={onStay}>
            Stay Logged in
          </Button>
        </>
      }
    >
      <LargeValue role="timer">
        <Value>{clockOf(left)}</Value>
      </LargeValue>
      <p>You will be redirected to the login page. What you saved is kept.</p>
      <VisuallyHidden>
        <span role="alert">{announcementOf(left)}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

const secondsOf = (ms: number) => Math.max(0, Math.ceil(ms / 1000));

/** Read from the clock at each tick: a device that slept has missed ticks, not time. */
function useSecondsLeft(remainingMs: () => number): number {
  const [left, setLeft] = useState(() => secondsOf(remainingMs()));
  useEffect(() => {
    const look = () => setLeft(secondsOf(remainingMs()));
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [remainingMs]);
  return left;
}
