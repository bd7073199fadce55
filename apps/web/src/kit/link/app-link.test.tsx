import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppLink } from './app-link.tsx';

afterEach(cleanup);

interface Case {
  readonly path: string;
  readonly currentWhen: boolean | 'below' | 'section';
  readonly ariaCurrent: string | null;
}

const cases: readonly Case[] = [
  { path: '/submissionstatus/status', currentWhen: true, ariaCurrent: 'page' },
  { path: '/submissionStatus/Status/', currentWhen: true, ariaCurrent: 'page' },
  { path: '/submissionstatus/status/7', currentWhen: true, ariaCurrent: null },
  { path: '/submissionstatus/status/7', currentWhen: 'below', ariaCurrent: 'true' },
  { path: '/submissionstatus/errorlog', currentWhen: 'below', ariaCurrent: null },
  { path: '/submissionstatus/status', currentWhen: 'section', ariaCurrent: 'page' },
  { path: '/submissionstatus/status/7', currentWhen: 'section', ariaCurrent: 'true' },
  { path: '/submissionstatus/errorlog', currentWhen: 'section', ariaCurrent: 'true' },
  { path: '/submissionstatuses/errorlog', currentWhen: 'section', ariaCurrent: null },
  { path: '/submissionstatus/status', currentWhen: false, ariaCurrent: null },
];

describe('a link of the product', () => {
  it.each(cases)(
    'with currentWhen $currentWhen has aria-current $ariaCurrent on $path',
    async ({ path, currentWhen, ariaCurrent }) => {
      const routeTree = createRootRoute({
        component: () => (
          <AppLink href="/submissionstatus/status" currentWhen={currentWhen}>
            Submission
          </AppLink>
        ),
        notFoundComponent: () => null,
      });
      const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
      await router.load();
      render(<RouterProvider router={router} />);
      expect((await screen.findByRole('link')).getAttribute('aria-current')).toBe(ariaCurrent);
    },
  );

  it('fetches the page that the focus rests on, and none that it passes', async () => {
    const loaded: string[] = [];
    const root = createRootRoute({
      component: () => ['/officers', '/pscs'].map((href) => <AppLink key={href} href={href} />),
      notFoundComponent: () => null,
    });
    const pages = ['/officers', '/pscs'].map((path) =>
      createRoute({ getParentRoute: () => root, path, loader: () => void loaded.push(path) }),
    );
    const routeTree = root.addChildren(pages);
    const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
    await router.load();
    render(<RouterProvider router={router} />);
    for (const link of await screen.findAllByRole('link')) act(() => link.focus());
    await expect.poll(() => loaded).toEqual(['/pscs']);
  });
});
