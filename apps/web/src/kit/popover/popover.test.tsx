import { cleanup, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Popover } from './popover.tsx';

function Messages() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen((was) => !was)}>
        Messages
      </button>
      {open && (
        <Popover
          anchor={anchor}
          title="Newest messages"
          actions={<button type="button">Mark all as read</button>}
          foot={<a href="#all">All messages</a>}
          onClose={() => setOpen(false)}
        >
          Nothing new
        </Popover>
      )}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Messages' });
const isClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

async function open() {
  const user = await showOnPage(
    <>
      <Messages />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(button());
  const popover = await screen.findByRole('dialog', { name: 'Newest messages' });
  return { user, popover };
}

describe('a popover', () => {
  afterEach(cleanup);

  it('holds its title, what can be done, its content and its foot', async () => {
    const { popover } = await open();
    expect(popover.textContent).toBe('Newest messagesMark all as readNothing newAll messages');
  });

  it('closes with Esc and gives the focus back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await isClosed();
    await expect.poll(() => document.activeElement).toBe(button());
  });

  it('closes when its button is pressed again, and does not open again', async () => {
    const { user } = await open();
    await user.click(button());
    await isClosed();
  });

  it('closes when something else is pressed', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Elsewhere'));
    await isClosed();
  });
});
