export interface ToastMessage {
  readonly text: string;
  readonly tone?: 'done' | 'failed' | undefined;
  /** One act, mostly "Undo". */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

type Listener = () => void;

/** The messages on show, oldest first. One per application, so that any code may say that an act is done. */
export class ToastStore {
  #toasts: readonly Toast[] = [];
  #lastId = 0;
  readonly #listeners = new Set<Listener>();

  readonly list = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly show = (message: ToastMessage): void => {
    this.#lastId += 1;
    this.#replace([...this.#toasts, { ...message, id: this.#lastId }]);
  };

  readonly remove = (id: number): void => {
    this.#replace(this.#toasts.filter((toast) => toast.id !== id));
  };

  #replace(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

export const toasts = new ToastStore();

/** Says in a corner that a small act is done. What matters later belongs on a page as well. */
export function showToast(message: ToastMessage | string): void {
  toasts.show(typeof message === 'string' ? { text: message } : message);
}
