import { useEffect, useState } from 'react';
import { useSessionPort } from '#app/session-port.ts';
import { paymentAddress } from './payment-address.ts';

/** What the window is told of the submission (specification, section 3). */
export interface FilingToPay {
  readonly FilingId: string;
  readonly SubmissionType: string | null;
  readonly CompanyId: string;
  readonly CompanyName: string;
  readonly CompanyRegistrationNumber: string;
  /** In pence. */
  readonly TotalAmount: number;
}

export type PaymentWindowState = 'closed' | 'open' | 'blocked';

const windowName = 'statbook-payment';
const lookMs = 500;

/** Opens the payment window and lends it the sign-in as long as it is open. A browser may refuse to open it. */
export function usePaymentWindow() {
  const { lendToken } = useSessionPort();
  const [opened, setOpened] = useState<Window>();
  const [state, setState] = useState<PaymentWindowState>('closed');

  useEffect(() => {
    if (opened === undefined) return undefined;
    const endLending = lendToken(opened);
    const timer = setInterval(() => {
      if (opened.closed) setOpened(undefined);
    }, lookMs);
    return () => {
      clearInterval(timer);
      endLending();
      setState('closed');
    };
  }, [opened, lendToken]);

  const open = (filing: FilingToPay) => {
    localStorage.removeItem('PaymentStatus');
    localStorage.removeItem('transactionId');
    localStorage.setItem('DataForPaymentdetails', JSON.stringify(detailsOf(filing)));
    const popup = window.open(paymentAddress(filing.FilingId), windowName, placeOf(window));
    setOpened(popup ?? undefined);
    setState(popup === null ? 'blocked' : 'open');
  };
  return { state, open };
}

/** The submission's details and nothing else of what the page knows. */
function detailsOf(filing: FilingToPay): FilingToPay {
  const { FilingId, SubmissionType, CompanyId, CompanyName, CompanyRegistrationNumber, TotalAmount } = filing;
  return { FilingId, SubmissionType, CompanyId, CompanyName, CompanyRegistrationNumber, TotalAmount };
}

/** One column, in the middle of the page that opens it. */
function placeOf({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const [width, height] = [560, Math.min(860, outerHeight)];
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
