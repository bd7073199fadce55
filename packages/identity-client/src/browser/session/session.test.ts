import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSessionFixture } from '../../testing/session-fixture.ts';

describe('a session in the browser', () => {
  let fixture: Awaited<ReturnType<typeof openSessionFixture>>;
  beforeEach(async () => {
    fixture = await openSessionFixture();
  });
  afterEach(() => fixture.close());

  const soon = { refreshAt: 0.001 };

  describe('signing in', () => {
    it('goes to the issuer with PKCE, state and nonce, and comes back to where the person wanted to go', async () => {
      const { session, tab, events } = fixture.open();
      await session.start({ returnTo: '/company/officers?id=7' });
      const request = new URL(tab.visited[0] ?? '').searchParams;
      expect(request.get('code_challenge_method')).toBe('S256');
      expect(request.get('state')).toEqual(expect.any(String));
      expect(request.get('nonce')).toEqual(expect.any(String));
      const result = await session.finish(await fixture.signInAtIssuer(tab));
      expect(result).toEqual({ kind: 'signed-in', returnTo: '/company/officers?id=7' });
      expect(session.profile()).toEqual({
        subject: 'demo-main',
        name: 'Mara Quill',
        email: 'main@harbour.example',
        emailVerified: true,
      });
      expect(await session.accessToken()).toMatch(/^ey/);
      expect(session.idToken()).toMatch(/^ey/);
      expect(events).toContain('token_received');
    });

    it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])(
      'never returns to %s',
      async (returnTo) => {
        const { session, tab } = fixture.open();
        await session.start({ returnTo });
        expect(await session.finish(await fixture.signInAtIssuer(tab))).toMatchObject({ returnTo: '/' });
      },
    );

    it('refuses an answer to a request that this tab has not made', async () => {
      const { session, tab, events } = fixture.open();
      await session.start({ returnTo: '/' });
      const callback = new URL(await fixture.signInAtIssuer(tab));
      callback.searchParams.set('state', 'forged');
      expect(await session.finish(callback.href)).toEqual({
        kind: 'refused',
        reason: 'invalid_nonce_in_state',
      });
      expect(events).toContain('invalid_nonce_in_state');
      expect(await session.accessToken()).toBeUndefined();
    });

    it('refuses an ID token for another nonce', async () => {
      const { session, tab, events } = fixture.open();
      await session.start({ returnTo: '/' });
      const callback = await fixture.signInAtIssuer(tab);
      const pending = tab.sessionStore.get('statbook.sign-in') ?? '';
      tab.sessionStore.set('statbook.sign-in', pending.replace(/"nonce":"[^"]+"/, '"nonce":"another"'));
      expect(await session.finish(callback)).toMatchObject({
        kind: 'refused',
        reason: 'invalid_nonce_in_state',
      });
      expect(events).toContain('invalid_nonce_in_state');
    });

    it('gives the reason for a refusal by the issuer, and where the person wanted to go', async () => {
      const { session, tab, events } = fixture.open();
      await session.start({ returnTo: '/company?q=mill', prompt: 'none' });
      const result = await session.finish(await fixture.signInAtIssuer(tab));
      expect(result).toEqual({ kind: 'refused', reason: 'login_required', returnTo: '/company?q=mill' });
      expect(events).toContain('token_error');
    });

    it('gives one answer when the page asks twice', async () => {
      const { session, tab } = fixture.open();
      await session.start({ returnTo: '/' });
      const callback = await fixture.signInAtIssuer(tab);
      const [first, second] = await Promise.all([session.finish(callback), session.finish(callback)]);
      expect(first).toEqual(second);
      expect(first.kind).toBe('signed-in');
    });

    it('lets calls wait for a sign-in under way', async () => {
      const { session, tab } = fixture.open();
      await session.start({ returnTo: '/' });
      const finishing = session.finish(await fixture.signInAtIssuer(tab));
      expect(await session.accessToken()).toMatch(/^ey/);
      await finishing;
    });

    it('ignores the code that the registry sends to the page for editing a company', async () => {
      const { session } = fixture.open();
      const callback =
        'http://localhost:3000/company/companyoverview/EditCompany?code=registry&state=registry';
      expect(await session.finish(callback)).toEqual({ kind: 'none' });
      expect(await session.finish('http://localhost:3000/company?code=1')).toEqual({ kind: 'none' });
    });

    it('reports that the issuer cannot be found', async () => {
      await fixture.callAdminApi('faults', { kind: 'status', status: 503, times: 1 });
      const { session, events, tab } = fixture.open();
      await expect(session.start({ returnTo: '/' })).rejects.toThrow();
      expect(events).toEqual(['discovery_document_load_error']);
      await session.start({ returnTo: '/' });
      expect(tab.visited).toHaveLength(1);
    });
  });

  describe('restoring', () => {
    it('finds the session after a reload, with the time that is left', async () => {
      const { session, tab } = await fixture.signIn();
      const token = await session.accessToken();
      session.close();
      const reloaded = fixture.open(tab.reload());
      expect(await reloaded.session.restore()).toBe(true);
      expect(await reloaded.session.accessToken()).toBe(token);
      expect(reloaded.session.profile()?.name).toBe('Mara Quill');
    });

    it('refreshes what has run out meanwhile', async () => {
      const { session, tab } = await fixture.signIn();
      const token = await session.accessToken();
      session.close();
      const later = tab.reload();
      later.passTime(16 * 60_000);
      const reloaded = fixture.open(later);
      expect(await reloaded.session.restore()).toBe(true);
      expect(await reloaded.session.accessToken()).not.toBe(token);
    });

    it('gives up at its ceiling when the issuer is slow', async () => {
      const { session, tab } = await fixture.signIn();
      session.close();
      await fixture.callAdminApi('faults', { kind: 'latency', ms: 400 });
      const later = tab.reload();
      later.passTime(16 * 60_000);
      const reloaded = fixture.open(later, { restoreCeilingMs: 50 });
      expect(await reloaded.session.restore()).toBe(false);
    });

    it('finds nothing in a fresh tab or in spoilt storage', async () => {
      const { tab } = await fixture.signIn();
      expect(await fixture.open().session.restore()).toBe(false);
      tab.sessionStore.set('statbook.session', '{"id":1}');
      expect(await fixture.open(tab.reload()).session.restore()).toBe(false);
    });

    it('does not bring back a tab that was closed before the person signed out in another', async () => {
      const closed = await fixture.signIn();
      closed.session.close();
      const other = await fixture.signIn();
      await other.session.signOut();
      expect(await fixture.open(closed.tab.reload()).session.restore()).toBe(false);
    });
  });

  describe('refreshing', () => {
    it('refreshes before the token runs out, by itself', async () => {
      const { session, events } = await fixture.signIn(soon);
      const token = await session.accessToken();
      await expect.poll(() => events).toContain('token_refreshed');
      expect(await session.accessToken()).not.toBe(token);
    });

    it('refreshes once however many calls need a token', async () => {
      const { session, tab, events } = await fixture.signIn();
      tab.passTime(16 * 60_000);
      const tokens = await Promise.all([session.accessToken(), session.accessToken(), session.refresh()]);
      expect(new Set(tokens).size).toBe(1);
      expect(events.filter((type) => type === 'token_refreshed')).toHaveLength(1);
    });

    it('gives a duplicated tab the tokens that the other has refreshed', async () => {
      const first = await fixture.signIn();
      const second = fixture.open(first.tab.duplicate());
      await second.session.restore();
      const [one, two] = await Promise.all([first.session.refresh(), second.session.refresh()]);
      expect(one).toBe(two);
      expect(await second.session.refresh()).not.toBe(one);
      expect(first.events).not.toContain('session_terminated');
      expect(second.events).not.toContain('session_terminated');
      expect(await first.session.refresh()).toEqual(expect.any(String));
    });

    it('keeps the session while the issuer is away, and tries again', async () => {
      const { session, tab, events } = await fixture.signIn();
      const token = await session.accessToken();
      await fixture.callAdminApi('faults', { kind: 'status', status: 503, path: '^/token', times: 2 });
      await expect(session.refresh()).rejects.toThrow('Not renewed');
      expect(await session.accessToken()).toBe(token);
      tab.passTime(16 * 60_000);
      await expect(session.refresh()).rejects.toThrow('Not renewed');
      expect(events).toContain('token_refresh_error');
      expect(events).not.toContain('session_terminated');
      expect(await session.refresh()).not.toBe(token);
    });

    it('publishes that the issuer took too long', async () => {
      const { session, events } = await fixture.signIn({ refreshTimeoutMs: 50 });
      await fixture.callAdminApi('faults', { kind: 'timeout-before', path: '^/token' });
      await expect(session.refresh()).rejects.toThrow('Not renewed');
      expect(events).toContain('silent_refresh_timeout');
    });

    it('ends when the issuer has ended the session', async () => {
      const { session, tab, events } = await fixture.signIn();
      await fixture.callAdminApi('sessions/end', { subject: 'demo-main' });
      expect(await session.refresh()).toBeUndefined();
      expect(events).toEqual(expect.arrayContaining(['token_refresh_error', 'session_terminated']));
      expect(session.profile()).toBeUndefined();
      expect(tab.sessionStore.get('statbook.session')).toBeUndefined();
    });
  });

  describe('signing out', () => {
    it('revokes the tokens, clears both storages and leaves for the issuer', async () => {
      const { session, tab, events } = await fixture.signIn();
      const stored = tab.sessionStore.get('statbook.session') ?? '';
      tab.localStore.set('CompanyName', 'Harbour Lights Limited');
      await session.signOut();
      expect(events).toContain('logout');
      expect(events).not.toContain('token_revoke_error');
      expect(tab.localStore.get('CompanyName')).toBeUndefined();
      expect(await session.accessToken()).toBeUndefined();
      const url = new URL(tab.visited.at(-1) ?? '');
      expect(url.pathname).toBe('/session/end');
      expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/');
      expect(stored).toContain(url.searchParams.get('id_token_hint'));
      const answer = await fetch(`${fixture.identity.url}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: 'statbook-web',
          grant_type: 'refresh_token',
          refresh_token: /"refreshToken":"([^"]+)"/.exec(stored)?.[1] ?? '',
        }),
      });
      expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    });

    it('ends and stays on the page, from where the person can still sign out at the issuer', async () => {
      const { session, tab, events } = await fixture.signIn();
      const stored = tab.sessionStore.get('statbook.session') ?? '';
      tab.localStore.set('CompanyName', 'Harbour Lights Limited');
      const before = tab.visited.length;
      await session.end();
      expect(events).not.toContain('token_revoke_error');
      expect(tab.sessionStore.get('statbook.session')).toBeUndefined();
      expect(tab.localStore.get('CompanyName')).toBeUndefined();
      expect(await session.accessToken()).toBeUndefined();
      expect(tab.visited).toHaveLength(before);
      await session.signOut();
      const url = new URL(tab.visited.at(-1) ?? '');
      expect(url.pathname).toBe('/session/end');
      expect(stored).toContain(url.searchParams.get('id_token_hint') ?? 'none');
    });

    it('signs out even when the issuer is away, and publishes the failure', async () => {
      const { session, tab, events } = await fixture.signIn();
      await fixture.callAdminApi('faults', { kind: 'drop-before' });
      await session.signOut();
      expect(events).toEqual(expect.arrayContaining(['logout', 'token_revoke_error']));
      expect(tab.visited).toHaveLength(2);
    });

    it('can count a lost network as success when it revokes tokens', async () => {
      const { session } = await fixture.signIn();
      await fixture.callAdminApi('faults', { kind: 'drop-before' });
      await session.revokeTokens({ ignoreNetworkFailures: true });
      await expect(session.revokeTokens()).rejects.toThrow();
    });

    it('ends the session in every other tab', async () => {
      const first = await fixture.signIn();
      const second = await fixture.signIn();
      await first.session.signOut();
      await expect.poll(() => second.events).toContain('session_terminated');
      expect(await second.session.accessToken()).toBeUndefined();
    });

    it('keeps a new sign-in when another tab receives the message of the earlier sign-out late', async () => {
      const first = await fixture.signIn();
      const second = await fixture.signIn();
      const thaw = second.tab.freeze();
      await first.session.signOut();
      const again = await fixture.signIn();
      thaw();
      expect(second.events).toContain('session_terminated');
      expect(await fixture.open(again.tab.reload()).session.restore()).toBe(true);
    });

    it('notices that the storage has been cleared', async () => {
      const { tab, events } = await fixture.signIn({ checkEveryMs: 10 });
      tab.localStore.clear();
      await expect.poll(() => events).toContain('session_terminated');
    });
  });
});
