import type { AccessFlag, CallName } from '@statbook/contract';
import { callNames } from '@statbook/contract/call-table';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { serveAnswers } from '#testing/served-page.fixture.tsx';
import { sessionOf } from '#testing/session.fixture.ts';
import { mayMake, type SessionState } from './session-port.ts';
import { prefetch } from './prefetch.ts';

const routes = import.meta.glob<{ Route: AnyRoute }>('./routes/_shell/**/*.tsx');

const id = '11111111-1111-4111-8111-111111111111';
const user = { centralUserId: '1', name: 'Mara Quill', email: 'mara@harbour.example' };
const signedIn = (...access: readonly AccessFlag[]): SessionState => ({
  status: 'signed-in',
  user,
  access: new Set(access),
});

/** A session that is where the test puts it, with what was asked in it. */
function openSession(state: SessionState) {
  const restored = Promise.withResolvers<boolean>();
  if (state.status === 'signed-in') restored.resolve(true);
  const session = sessionOf(state, { restored: () => restored.promise });
  const received = serveAnswers(Object.fromEntries(callNames.map((name) => [name, { entity: [] }])));
  return {
    context: { session, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
    asked: () => received.map(({ name }) => name),
    restore: restored.resolve,
  };
}

/** Loads a route as the router does, at an address that names all that a page may need. */
async function load({ options }: AnyRoute, context: object): Promise<void> {
  const { loader, loaderDeps, validateSearch } = options;
  if (typeof loader !== 'function') return;
  const place = { company: id, kind: 'allotment', id, filingId: id, changeId: id };
  const search = typeof validateSearch === 'function' ? validateSearch(place) : place;
  const location = { pathname: '/layout/nav-color' };
  await loader({ context, location, params: place, deps: loaderDeps?.({ search }) ?? {} });
}

describe('what a page asks ahead', () => {
  it('waits for a session, and not for what its user may do', async () => {
    const { context, asked, restore } = openSession({ status: 'restoring' });
    prefetch(context, 'getAwaitedApprovals');
    expect(asked()).toEqual([]);
    restore(true);
    await expect.poll(asked).toEqual(['getAwaitedApprovals']);
  });

  it('of what few may see, waits until it is known whether they may', async () => {
    const { context, asked, restore } = openSession({ status: 'restoring' });
    const settings = Object.entries(routes).filter(([path]) => /\/setting\/(?!myaccount)/.test(path));
    for (const [, read] of settings) await load((await read()).Route, context);
    expect(settings.length).toBeGreaterThan(5);
    prefetch(context, 'getSessions');
    restore(true);
    await expect.poll(asked).toEqual(['getSessions']);
  });

  it('is not asked where nobody is signed in', async () => {
    const { context, asked, restore } = openSession({ status: 'restoring' });
    prefetch(context, 'getSessions');
    restore(false);
    await Promise.resolve();
    expect(asked()).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['companies', ['viewCompany']],
    ['settings', ['viewSettings']],
  ] as const)('is nothing that who sees %s may not ask, whatever the page', async (_, access) => {
    const { context, asked } = openSession(signedIn(...access));
    for (const read of Object.values(routes)) await load((await read()).Route, context);
    // Of every page, what anybody may ask of themselves is among it.
    await expect.poll(asked).toContain('getSessions');
    const forbidden = asked().filter((name: CallName) => !mayMake(new Set(access), name));
    expect(forbidden).toEqual([]);
    if (access.length > 0) expect(asked().length).toBeGreaterThan(2);
  });
});
