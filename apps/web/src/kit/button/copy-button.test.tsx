import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { CopyButton } from './copy-button.tsx';

const showButton = () => showOnPage(<CopyButton text="SB-048" what="submission number" />);
const button = () => screen.getByRole('button', { name: /submission number$/ });

describe('a button that copies', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('puts the text on the clipboard and says so', async () => {
    const user = await showButton();
    await user.click(button());
    expect(await navigator.clipboard.readText()).toBe('SB-048');
    expect(button().textContent).toBe('Copied submission number');
    expect(screen.getByRole('status').textContent).toBe('Copied submission number');
  });

  it('offers to copy again once it has lost the focus', async () => {
    const user = await showButton();
    await user.click(button());
    await user.tab();
    expect(button().textContent).toBe('Copy submission number');
  });

  it('says what to do where the browser refuses', async () => {
    const user = await showButton();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button());
    expect(button().textContent).toBe('Select and copy by hand submission number');
  });
});
