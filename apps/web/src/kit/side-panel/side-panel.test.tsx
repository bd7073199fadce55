import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PopupOutlet, PopupProvider } from '../popup/popup-container.tsx';
import { SidePanel } from './side-panel.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <PopupProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <SidePanel open={open} title="Notes" closeLabel="Close the notes" onClose={() => setOpen(false)}>
        <textarea aria-label="Note" data-first-focus="" />
      </SidePanel>
      <PopupOutlet />
    </PopupProvider>
  );
}

function open(): void {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Open it' });
  button.focus();
  fireEvent.click(button);
}

const isOpen = () => screen.getByRole('dialog', { name: 'Notes', hidden: true }).hasAttribute('data-open');

describe('a side panel', () => {
  it('takes the focus to what asks for it', () => {
    open();
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  });

  it.each([
    ['Esc', () => fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close the notes' }))],
  ])('is closed by %s, and gives the focus back', (_by, close) => {
    open();
    close();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open it' }));
  });

  it('cannot be entered while it is closed', () => {
    render(<Page />);
    expect(screen.getByRole('dialog', { name: 'Notes', hidden: true }).hasAttribute('inert')).toBe(true);
  });
});
