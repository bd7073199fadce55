import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ToastRegion from './toast-region.tsx';
import { ToastStore } from './toast-store.ts';

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const show = () => {
    const store = new ToastStore();
    render(<ToastRegion store={store} />);
    act(() => store.show({ text: 'Note deleted', action: { label: 'Undo', onSelect: () => undefined } }));
  };

  it('goes after five seconds and 300 ms of leaving', () => {
    show();
    pass(4999);
    expect(screen.queryByText('Note deleted')).not.toBeNull();
    pass(1);
    pass(300);
    expect(screen.queryByText('Note deleted')).toBeNull();
  });

  it('stays while it has the focus, and one second longer', () => {
    show();
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    pass(20_000);
    expect(screen.queryByText('Note deleted')).not.toBeNull();
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
    pass(999);
    expect(screen.queryByText('Note deleted')).not.toBeNull();
    pass(1);
    pass(300);
    expect(screen.queryByText('Note deleted')).toBeNull();
  });

  it('is reached with F6', () => {
    show();
    fireEvent.keyDown(window, { key: 'F6' });
    expect(document.activeElement?.textContent).toBe('Undo');
  });
});
