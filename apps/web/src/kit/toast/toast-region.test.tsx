import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.ts';
import ToastRegion from './toast-region.tsx';

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const undone: string[] = [];

const deleteNote = () =>
  showToast({ text: 'Note deleted', action: { label: 'Undo', onSelect: () => void undone.push('note') } });

async function show() {
  render(<ToastRegion />);
  act(deleteNote);
  await pass(20);
}

const isShown = () => screen.queryByText('Note deleted') !== null;
const region = () => screen.getByRole('region', { name: 'Messages' });

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    undone.splice(0);
  });

  it('goes after five seconds', async () => {
    await show();
    await pass(4900);
    expect(isShown()).toBe(true);
    await pass(200);
    expect(isShown()).toBe(false);
  });

  it('stays while it is pointed at, and one second longer', async () => {
    await show();
    fireEvent.mouseEnter(region());
    await pass(20_000);
    expect(isShown()).toBe(true);
    fireEvent.mouseLeave(region());
    await pass(900);
    expect(isShown()).toBe(true);
    await pass(200);
    expect(isShown()).toBe(false);
  });

  it('is reached with F6, and stays until the focus has left it for a second', async () => {
    await show();
    fireEvent.keyDown(window, { key: 'F6' });
    expect(document.activeElement).toBe(region());
    await pass(20_000);
    expect(isShown()).toBe(true);
    act(() => region().blur());
    await pass(900);
    expect(isShown()).toBe(true);
    await pass(200);
    expect(isShown()).toBe(false);
  });

  it('is read out where it appears, and asks for no answer', async () => {
    await show();
    expect(region().getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its button', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    await pass(20);
    expect(isShown()).toBe(false);
  });

  it('does its action once, and goes', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(20);
    expect(undone).toEqual(['note']);
    expect(isShown()).toBe(false);
  });

  it('waits for the region where that is not loaded yet', async () => {
    deleteNote();
    render(<ToastRegion />);
    await pass(20);
    expect(isShown()).toBe(true);
  });

  it('shows several at once', async () => {
    await show();
    act(() => showToast({ text: 'The view could not be saved.', tone: 'failed' }));
    await pass(20);
    expect(isShown()).toBe(true);
    expect(screen.getByText('The view could not be saved.')).toBeTruthy();
  });
});
