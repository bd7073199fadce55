import { IconBell, IconPlus } from '@tabler/icons-react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Button } from './button.tsx';
import { CountedButton } from './counted-button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('acts by pointer and by key', async () => {
    let pressed = 0;
    const user = await showOnPage(
      <Button icon={IconPlus} onClick={() => (pressed += 1)}>
        Add officer
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Add officer' }));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(pressed).toBe(3);
  });

  it('does nothing while it is busy, and keeps the focus', async () => {
    let pressed = 0;
    const user = await showOnPage(
      <Button busy onClick={() => (pressed += 1)}>
        Saving
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    await user.click(button);
    expect(pressed).toBe(0);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('submits no form a second time while it is busy', async () => {
    let submitted = 0;
    await showOnPage(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted += 1;
        }}
      >
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submitted).toBe(0);
  });

  it('submits no form unless it says so', async () => {
    await showOnPage(<Button>Add line</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});

describe('a button that is an icon', () => {
  it('has a name', async () => {
    let pressed = 0;
    const user = await showOnPage(
      <IconButton icon={IconBell} label="Notifications" onClick={() => (pressed += 1)} />,
    );
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(pressed).toBe(1);
  });

  it.each([
    [0, 'Notifications', ''],
    [4, 'Notifications, 4 unread', '4'],
    [120, 'Notifications, 120 unread', '99+'],
  ])('with %i behind it is called “%s” and shows “%s”', async (count, name, shown) => {
    await showOnPage(<CountedButton icon={IconBell} label="Notifications" count={count} />);
    const button = screen.getByRole('button', { name });
    expect(button.closest('span')?.parentElement?.querySelector('span[aria-hidden]')?.textContent ?? '').toBe(
      shown,
    );
    expect(screen.getByRole('status').textContent).toBe(count === 0 ? '' : name);
  });
});

describe('a link that looks like a button', () => {
  it('leads to a page', async () => {
    await showOnPage(<LinkButton href="/companies">Companies</LinkButton>);
    expect(screen.getByRole('link', { name: 'Companies' }).getAttribute('href')).toBe('/companies');
  });

  it('opens another site in a window of its own', async () => {
    await showOnPage(<LinkButton href="https://www.gov.uk">Companies House</LinkButton>);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Companies House' });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });
});
