import { type IdentityOptions, startIdentity } from '@statbook-simulators/identity';
import { type Browser, createBrowser } from '@statbook-simulators/identity/testing';
import { createSession, type Session, type SessionNumbers } from '../browser/index.ts';
import type { SessionEventType } from '../index.ts';
import { createFakeBrowser, type FakeTab } from './fake-browser.ts';

const redirectUri = 'http://localhost:3000/';

/** A session in a tab, with its events. */
export interface OpenedTab {
  tab: FakeTab;
  session: Session;
  events: SessionEventType[];
}

/** An issuer, and one browser with tabs in which people sign in to it. */
export async function openSessionFixture(options: IdentityOptions = {}) {
  const identity = await startIdentity(options);
  const browser = createFakeBrowser();
  const cookies = createBrowser();
  const sessions: Session[] = [];

  const open = (tab: FakeTab = browser.openTab(), numbers: Partial<SessionNumbers> = {}): OpenedTab => {
    const { issuer } = identity;
    const session = createSession(
      {
        issuer,
        clientId: 'statbook-web',
        scope: 'openid profile email api',
        redirectUri,
        postLogoutRedirectUri: redirectUri,
        numbers,
      },
      tab,
    );
    const events: SessionEventType[] = [];
    session.subscribe(({ type }) => events.push(type));
    sessions.push(session);
    return { tab, session, events };
  };
  const callAdminApi = (path: string, body: object) =>
    fetch(`${identity.url}/_admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    identity,
    browser,
    open,
    callAdminApi,
    /** Goes to the issuer, fills in the page if one is shown, and gives the address that the person comes back to. */
    signInAtIssuer: (tab: FakeTab) => signInAtIssuer(cookies, tab),
    /** A tab in which the demo's main user is signed in. */
    signIn: async (numbers?: Partial<SessionNumbers>): Promise<OpenedTab> => {
      const opened = open(browser.openTab(), numbers);
      await opened.session.start({ returnTo: '/company' });
      await opened.session.finish(await signInAtIssuer(cookies, opened.tab));
      return opened;
    },
    close: async () => {
      for (const session of sessions) session.close();
      await identity.close();
    },
  };
}

async function signInAtIssuer(cookies: Browser, tab: FakeTab): Promise<string> {
  const page = await cookies.open(new URL(tab.visited.at(-1) ?? ''));
  if (page.url.href.startsWith(redirectUri)) return page.url.href;
  const person = { email: 'main@harbour.example', password: 'statbook-demo' };
  return (await cookies.submit(page.url, person)).url.href;
}
