import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppLink } from './app-link.tsx';

afterEach(cleanup);

interface Case {
  readonly path: string;
  readonly marks: boolean | 'below' | 'section';
  readonly mark: string | null;
}

const cases: readonly Case[] = [
  { path: '/submissionstatus/status', marks: true, mark: 'page' },
  { path: '/submissionStatus/Status/', marks: true, mark: 'page' },
  { path: '/submissionstatus/status/7', marks: true, mark: null },
  { path: '/submissionstatus/status/7', marks: 'below', mark: 'true' },
  { path: '/submissionstatus/errorlog', marks: 'below', mark: null },
  { path: '/submissionstatus/status', marks: 'section', mark: 'page' },
  { path: '/submissionstatus/status/7', marks: 'section', mark: 'true' },
  { path: '/submissionstatus/errorlog', marks: 'section', mark: 'true' },
  { path: '/submissionstatuses/errorlog', marks: 'section', mark: null },
  { path: '/submissionstatus/status', marks: false, mark: null },
];

describe('a link of the product', () => {
  it.each(cases)('that marks $marks is marked $mark on $path', async ({ path, marks, mark }) => {
    const routeTree = createRootRoute({
      component: () => (
        <AppLink href="/submissionstatus/status" marksCurrent={marks}>
          Submission
        </AppLink>
      ),
      notFoundComponent: () => null,
    });
    const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
    await router.load();
    render(<RouterProvider router={router} />);
    expect((await screen.findByRole('link')).getAttribute('aria-current')).toBe(mark);
  });
});
