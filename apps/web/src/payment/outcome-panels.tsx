import { useEffect, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { FailedState } from '#kit/states/failed-state.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { checkingText, notYetKnownText, type PaymentCheck } from './payment-words.ts';

interface Acts {
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** The gateway refused: its words, and that nothing was charged. */
export function FailedPanel({ message, onCancel, onRetry }: Acts & { readonly message: string }) {
  const retry = useRef<HTMLButtonElement>(null);
  // The form that had the focus is out of sight.
  useEffect(() => retry.current?.focus(), []);
  return (
    <FailedState
      title="Payment Failed"
      detail={message}
      actions={
        <>
          <Button ref={retry} kind="filled" onClick={onRetry}>
            Retry Payment
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      Your card was not charged.
    </FailedState>
  );
}

/** The same after the bank’s page; it closes by its buttons only. */
export function RetryDialog({ message, onCancel, onRetry }: Acts & { readonly message: string }) {
  const retry = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      insists
      title="Payment Failed"
      initialFocus={retry}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button ref={retry} kind="filled" onClick={onRetry}>
            Retry Payment
          </Button>
        </>
      }
    >
      <p>{message}</p>
      <p>Your card was not charged.</p>
    </Dialog>
  );
}

/** Nobody can say yet: no way to pay again is offered. */
export function NotKnownPanel({ check }: { readonly check: PaymentCheck | null }) {
  return (
    <Banner tone="warn" title={notYetKnownText} announced>
      {checkingText(check)} This page shows the result as soon as it is known; you can also close this window.
    </Banner>
  );
}

/** Tells that it is over, and closes the window where the browser lets it. */
export function ClosingPanel({ title, children }: { readonly title: string; readonly children: string }) {
  useEffect(() => {
    // Longer than a render, so that whoever opened the window by hand reads it.
    const timer = setTimeout(() => window.close(), 300);
    return () => clearTimeout(timer);
  }, []);
  return <EmptyState title={title}>{children}</EmptyState>;
}
