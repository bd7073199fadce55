import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

afterEach(cleanup);

/** A page that is drawn once its button was pressed, and then has steps and an end. */
function Page({ step }: { readonly step: string }) {
  const [state, setState] = useState<'loading' | 'open' | 'filed'>('loading');
  if (state === 'loading') return <button onClick={() => setState('open')}>Load</button>;
  const title = state === 'filed' ? 'Filed' : `Step ${step}`;
  return (
    <main key={title}>
      <h1 tabIndex={-1}>{title}</h1>
      <button onClick={() => setState('filed')}>File</button>
    </main>
  );
}

async function open() {
  const history = createMemoryHistory({ initialEntries: ['/?step=1'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Root }), history });
  render(<RouterProvider router={router as never} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await screen.findByRole('heading', { name: 'Step 1' });
  return { goTo: (step: string) => router.navigate({ href: `/?step=${step}` }) };
}

function Root() {
  useFocusOnNavigation();
  const step = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('step') });
  return <Page step={step ?? ''} />;
}

const focused = () => document.activeElement?.textContent;

describe('the focus after a change of page', () => {
  it('stays at the start of the first page, also where its title comes late', async () => {
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the title of the step that came in place of what had it', async () => {
    const { goTo } = await open();
    screen.getByRole('button', { name: 'File' }).focus();
    await goTo('2');
    await waitFor(() => expect(focused()).toBe('Step 2'));
  });

  it('goes to the title of what a page has become at the same address', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'File' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(focused()).toBe('Filed'));
  });
});
