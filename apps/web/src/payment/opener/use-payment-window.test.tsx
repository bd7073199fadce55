import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '#app/session-port.ts';
import { sessionOf } from '#testing/session.fixture.ts';
import { plumSummary } from '../form/plum-summary.fixture.ts';
import { usePaymentWindow } from './use-payment-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function PayButton({ onEnded }: { readonly onEnded: () => void }) {
  const { state, open } = usePaymentWindow(onEnded);
  return <button onClick={() => open(plumSummary)}>{state}</button>;
}

/** A page with the button, in a browser that answers the opening of a window so. */
function showPage(popup: { closed: boolean } | null) {
  const targets: unknown[] = [];
  const ended: unknown[] = [];
  const onEnded = vi.fn<() => void>();
  const session = sessionOf(
    { status: 'signed-out' },
    {
      relayToken: (target) => {
        targets.push(target);
        return () => ended.push(target);
      },
    },
  );
  vi.stubGlobal('open', () => popup);
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
  const { unmount } = render(
    <SessionContext value={session}>
      <PayButton onEnded={onEnded} />
    </SessionContext>,
  );
  const press = () => fireEvent.click(screen.getByRole('button'));
  return { targets, ended, onEnded, press, goElsewhere: unmount };
}

describe('the payment window', () => {
  it('is relayed the sign-in until it is closed, wherever the page goes on to', () => {
    const popup = { closed: false };
    const { targets, ended, press, goElsewhere } = showPage(popup);
    press();
    goElsewhere();
    vi.advanceTimersByTime(60_000);
    expect([targets, ended]).toEqual([[popup], []]);
    popup.closed = true;
    vi.advanceTimersByTime(1000);
    expect(ended).toEqual([popup]);
  });

  it('tells the page at once that the payment has ended, and nobody else can', () => {
    const popup = window;
    const { onEnded, press } = showPage(popup);
    press();
    const tell = (origin: string, source: Window | null) =>
      fireEvent(
        window,
        new MessageEvent('message', {
          data: { type: 'statbook.payment', filingId: plumSummary.filingId, paymentStatus: '0000' },
          origin,
          source,
        }),
      );
    tell('https://elsewhere.example', popup);
    tell(window.location.origin, null);
    expect(onEnded).not.toHaveBeenCalled();
    tell(window.location.origin, popup);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('is relayed it once, however often it is brought to the front', () => {
    const { targets, press } = showPage({ closed: false });
    press();
    press();
    expect(targets).toHaveLength(1);
    expect(screen.getByRole('button').textContent).toBe('open');
  });

  it('may be refused by the browser', () => {
    const { targets, press } = showPage(null);
    press();
    expect(targets).toEqual([]);
    expect(screen.getByRole('button').textContent).toBe('blocked');
  });
});
