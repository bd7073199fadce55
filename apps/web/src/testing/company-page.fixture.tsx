import { accessFlags, type AccessFlag } from '@statbook/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { CallName } from '@statbook/contract';
import type { CallReply } from '#api/call-types.ts';
import { SessionContext } from '#app/session-port.ts';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { sessionOf } from './session.fixture.ts';
import { mutationKey as tableViewSave } from '#list-view/preference-events.ts';

export const companyId = '11111111-1111-4111-8111-111111111111';

/** What every record begins with. */
export const head = {
  companyId,
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  readAt: '2026-11-20T09:30:00.000Z',
};

interface Shown {
  readonly access?: readonly AccessFlag[];
  /** They have just signed in. */
  readonly isNew?: boolean;
  /** Where the page stands. */
  readonly at?: string;
}

/** A record on the page, with answers as the server gave them: no call is made. */
export class CompanyPageFixture {
  readonly queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });

  constructor() {
    this.answer('getConfiguration', {}, { today: '2026-11-20' });
    this.answer('getTableChoices', {}, { entity: [] });
  }

  /** Puts the part of an answer that the page reads in the place of the whole. */
  answer<Name extends CallName>(name: Name, input: object, reply: Partial<CallReply<Name>>): this {
    this.queries.setQueryData([name, input], reply);
    return this;
  }

  ofCompany<Name extends CallName>(name: Name, reply: CallReply<Name>): this {
    return this.answer(name, { query: { companyId } }, reply);
  }

  async show(
    page: ReactNode,
    { access = accessFlags, isNew = false, at = `/?company=${companyId}` }: Shown = {},
  ) {
    const user = { centralUserId: '1', name: 'Mara Quill', email: 'mara@harbour.example' };
    const state = { status: 'signed-in', user, access: new Set(access), isNew } as const;
    const session = sessionOf(state);
    const routeTree = createRootRoute({
      component: () => (
        <PopupProvider>
          <Suspense fallback={null}>{page}</Suspense>
          <PopupOutlet />
        </PopupProvider>
      ),
    });
    const history = createMemoryHistory({ initialEntries: [at] });
    const router = createRouter({ routeTree, history });
    await router.load();
    onTestFinished(() => this.#close());
    render(
      <SessionContext value={session}>
        <QueryClientProvider client={this.queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>,
    );
    return router;
  }

  /** The page goes, and what it saves of its tables is saved while the test's server stands. */
  async #close(): Promise<void> {
    cleanup();
    await vi.dynamicImportSettled();
    await vi.waitUntil(() => this.queries.isMutating({ mutationKey: tableViewSave }) === 0, 20_000);
  }
}
