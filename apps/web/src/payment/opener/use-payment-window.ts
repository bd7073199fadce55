import { useEffect, useState } from 'react';
import { type SessionPort, useSessionPort } from '#app/session-port.ts';
import { type FilingToPay, handData } from './handed-data.ts';
import { paymentAddress, severalAddress } from './payment-address.ts';
import { listenForPayment } from './payment-event.ts';

export type PaymentWindowState = 'closed' | 'open' | 'blocked';

const windowName = 'statbook-payment';
const lookMs = 500;

/** The windows that the sign-in is relayed to. */
const relayTargets = new WeakSet<Window>();

/**
 * Lends a window the sign-in until it is closed, wherever the page that opened it goes on to: a payment of which nobody
 * knows yet may be settled much later, and its window has to hear of it.
 */
function relayWhileOpen(popup: Window, relayToken: SessionPort['relayToken']): void {
  if (relayTargets.has(popup)) return;
  relayTargets.add(popup);
  const endRelay = relayToken(popup);
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    relayTargets.delete(popup);
    endRelay();
  }, lookMs);
}

/**
 * Opens the payment window and relays the sign-in to it as long as it is open; `onEnded` hears at once when the payment has
 * ended in it. A browser may refuse to open it.
 */
export function usePaymentWindow(onEnded: () => void) {
  const { relayToken } = useSessionPort();
  const [opened, setOpened] = useState<Window>();
  const [state, setState] = useState<PaymentWindowState>('closed');

  useEffect(() => {
    if (opened === undefined) return undefined;
    const timer = setInterval(() => {
      if (opened.closed) setOpened(undefined);
    }, lookMs);
    return () => {
      clearInterval(timer);
      setState('closed');
    };
  }, [opened]);

  useEffect(() => (opened === undefined ? undefined : listenForPayment(opened, onEnded)), [opened, onEnded]);

  const openAt = (address: string) => {
    localStorage.removeItem('PaymentStatus');
    localStorage.removeItem('transactionId');
    const popup = window.open(address, windowName, placeOf(window));
    if (popup !== null) relayWhileOpen(popup, relayToken);
    setOpened(popup ?? undefined);
    setState(popup === null ? 'blocked' : 'open');
  };
  const open = (filing: FilingToPay) => {
    handData(filing);
    openAt(paymentAddress(filing.filingId));
  };
  /** One window for several filings, which it asks the server about by itself. */
  const openSeveral = (filingIds: readonly string[]) => openAt(severalAddress(filingIds));
  return { state, open, openSeveral };
}

/** One column, in the middle of the page that opens it. */
function placeOf({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const [width, height] = [560, Math.min(860, outerHeight)];
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
