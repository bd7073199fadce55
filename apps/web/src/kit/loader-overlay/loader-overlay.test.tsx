import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LoaderOverlay } from './loader-overlay.tsx';

describe('the overlay of what is under way', () => {
  // jsdom knows the element but does not open it.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  afterAll(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });
  afterEach(cleanup);

  it('is not there while nothing is', () => {
    render(<LoaderOverlay label={undefined} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('covers the page and says what is being done, until it is done', () => {
    const { rerender } = render(<LoaderOverlay label="Paying" />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Paying' });
    expect(dialog.open).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Paying');
    rerender(<LoaderOverlay label={undefined} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not close with Esc: money is under way', () => {
    render(<LoaderOverlay label="Paying" />);
    const dialog = screen.getByRole('dialog');
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
  });
});
