import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#kit/styles/kit.css';
import { FailedPage } from './shell/pages/failed-page.tsx';
import { SessionContext, type SessionPort } from './session-port.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { routeTree } from './route-tree.gen.ts';

interface AppParts {
  readonly session: SessionPort;
  readonly queryClient?: QueryClient;
}

/** How long an answer is taken as fresh: a change of tab or page asks again only after that. */
const freshFor = 15_000;

/** What was refused stays refused; what was lost is asked for once more. */
const retryLost = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiProblem && error.status < 500);

/** Without a network an act fails at once: kept back and done later, it would be done behind its author's back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: retryLost },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function createAppRouter(context: Required<AppParts>) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: FailedPage,
    // The server's words stay on screen as they came; there is no parsing of numbers in our addresses.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch,
    scrollRestoration: true,
  });
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Puts the application on the page. */
export function startApp(
  element: HTMLElement,
  { session, queryClient = createQueryClient() }: AppParts,
): void {
  const router = createAppRouter({ session, queryClient });
  // The code of the page and its first calls are under way before React has drawn anything.
  void router.load();
  createRoot(element).render(
    <StrictMode>
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </StrictMode>,
  );
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
