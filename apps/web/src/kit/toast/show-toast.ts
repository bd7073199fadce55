export interface ToastMessage {
  readonly text: string;
  readonly tone?: 'done' | 'failed' | undefined;
  /** One action, mostly "Undo". */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

type Show = (message: ToastMessage) => void;

let show: Show | undefined;
/** Shown before the region was loaded. */
const waiting: ToastMessage[] = [];

/** Says in a corner that a small action is done. What matters later belongs on a page as well. */
export function showToast(message: ToastMessage | string): void {
  const toast = typeof message === 'string' ? { text: message } : message;
  if (show) show(toast);
  else waiting.push(toast);
}

/** Hands every toast to what shows them, those that wait first. Returns what ends that. */
export function receiveToasts(receive: Show): () => void {
  show = receive;
  for (const toast of waiting.splice(0)) receive(toast);
  return () => {
    if (show === receive) show = undefined;
  };
}
