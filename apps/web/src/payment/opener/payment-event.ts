/** How a payment ended in its window (specification, sections 2 and 3). */
export interface PaymentEvent {
  readonly filingId: string;
  readonly paymentStatus: '0000' | 'PaymentsCanceled';
  readonly transactionId: string | null;
}

const type = 'statbook.payment';

/** Tells the page that opened this window how the payment ended. */
export function emitPaymentEvent(event: PaymentEvent, { opener, location }: Window = window): void {
  const page: Pick<Window, 'postMessage'> | null = opener;
  page?.postMessage({ type, ...event }, location.origin);
}

/** Hears from a window that this page has opened, and from it alone. Returns the function that ends it. */
export function listenForPayment(
  popup: Window,
  onEvent: (filingId: string) => void,
  own: Window = window,
): () => void {
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== popup || origin !== own.location.origin) return;
    const fields = new Map<string, unknown>(Object.entries(data ?? {}));
    const filingId = fields.get('filingId');
    if (fields.get('type') === type && typeof filingId === 'string') onEvent(filingId);
  };
  own.addEventListener('message', listen);
  return () => own.removeEventListener('message', listen);
}
