import {
  createSession,
  type FinishResult,
  relayTokenTo,
  type MessageTarget,
  type Session,
} from '@statbook/identity-client/browser';
import type { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#api/api-problem.ts';
import { call, connectApi } from '#api/call.ts';
import { callOptions } from '#api/queries.ts';
import { currentCompany } from '../current-company.ts';
import { saveOpenWork } from '#kit/form/open-work.ts';
import type { SessionPort, SessionState, SignInOptions } from '../session-port.ts';
import { loadUser } from './load-user.ts';
import { saveInAllTabs, saveWhenAsked } from './save-in-tabs.ts';
import { describeEnd, describeUnreachable, failUnreachable, toRefusedState } from './session-words.ts';
import { forgetUser, onStoredUserChange, storeUser } from './stored-user.ts';

/** How long sign-out waits for our server: it has no say in whether the user may leave. */
const signOutPatience = 3000;
/** How long it waits for what was entered to be kept. */
const savePatience = 5000;

/** The identity provider knows the person, and no account lets them in. */
const staysOutside: ReadonlySet<string> = new Set([
  'not-invited',
  'invitation-expired',
  'access-switched-off',
]);

/** The session of the product: the identity provider's in this tab, and with it the user of our own server. */
export class ProductSession implements SessionPort {
  #state: SessionState = { status: 'restoring' };
  #identity: Session | undefined;
  #arrival: FinishResult = { kind: 'none' };
  #isSigningOut = false;
  readonly #restored = Promise.withResolvers<boolean>();
  readonly #queryClient: QueryClient;
  readonly #listeners = new Set<() => void>();

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  readonly read = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly restored = (): Promise<boolean> => this.#restored.promise;

  /** Reads the configuration, and takes the identity provider's answer, if there is one, out of the address. */
  readonly arrive = async (): Promise<void> => {
    try {
      const { issuer, clientId, scope } = await this.#queryClient.fetchQuery(callOptions('getConfiguration'));
      const home = `${location.origin}/`;
      const identity = createSession({
        issuer,
        clientId,
        scope,
        redirectUri: home,
        postLogoutRedirectUri: home,
      });
      this.#connect(identity);
      this.#arrival = await identity.finish(location.href);
      if (this.#arrival.kind === 'none') return;
      // Whoever cancels and tries again comes to the page that they asked for as well.
      history.replaceState(null, '', this.#arrival.returnTo ?? location.pathname);
    } catch (error) {
      this.#set({ status: 'unavailable', detail: describeUnreachable(error) });
    }
  };

  /** Restores the session, or opens the one that has just begun, and finds its user. */
  readonly enter = async (): Promise<void> => {
    const identity = this.#identity;
    const restored = identity !== undefined && (await this.#open(identity));
    this.#restored.resolve(restored);
    if (restored) await this.#findUser();
  };

  readonly signIn = (returnTo: string, { anew = false, email }: SignInOptions = {}): void => {
    if (this.#state.status === 'leaving') return;
    this.#set({ status: 'leaving', words: 'Going to sign-in' });
    this.#identity
      ?.start({
        returnTo,
        ...(anew && { prompt: 'login' }),
        ...(email !== undefined && { loginHint: email }),
      })
      .catch((error: unknown) => this.#set({ status: 'unavailable', detail: describeUnreachable(error) }));
  };

  readonly signOut = (): void => void this.#signOut();

  readonly reload = (): void => void this.#reload();

  readonly idToken = () => this.#identity?.idToken();

  readonly workIn = async (accountId: string): Promise<void> => {
    const idToken = this.idToken() ?? '';
    if (this.#state.status === 'signed-in') {
      // The other account opens in all tabs: nothing that is typed in them is lost.
      await Promise.race([saveInAllTabs(), pause(savePatience)]);
      await call('changeAccount', { body: { accountId, idToken } });
    } else await call('signIn', { body: { idToken, accountId } });
    this.#startAnew();
  };

  readonly relayToken = (target: MessageTarget): (() => void) =>
    relayTokenTo(target, () => this.#identity?.accessToken() ?? Promise.resolve(undefined));

  #connect(identity: Session): void {
    this.#identity = identity;
    connectApi({
      accessToken: identity.accessToken,
      refresh: () => identity.refresh().catch(failUnreachable),
      onSessionEnded: (words) => this.#end(words ?? describeEnd(undefined)),
    });
    identity.subscribe(({ type, reason }) => {
      if (type === 'session_terminated') this.#end(describeEnd(reason));
    });
    onStoredUserChange(() => void this.#checkAccount());
    saveWhenAsked();
  }

  /** Whether there is now a session to make calls with. */
  async #open(identity: Session): Promise<boolean> {
    if (!(await identity.restore())) {
      const arrival = this.#arrival;
      this.#set(arrival.kind === 'refused' ? toRefusedState(arrival.reason) : { status: 'signed-out' });
      return false;
    }
    if (this.#arrival.kind !== 'signed-in') return true;
    try {
      await call('signIn', { body: { idToken: identity.idToken() ?? '' } });
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    }
  }

  async #findUser(): Promise<void> {
    try {
      const found = await loadUser(this.#queryClient);
      if (found === undefined) return await this.#signOut();
      storeUser(found.user);
      this.#set({ status: 'signed-in', ...found, isNew: this.#arrival.kind === 'signed-in' });
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) return this.#refuse(error);
      console.error('API not available');
      await this.#signOut();
    }
  }

  /** Another tab has opened another account: nothing of the one before may stay on show. */
  async #checkAccount(): Promise<void> {
    if (this.#state.status !== 'signed-in') return;
    const { agentId } = this.#state.user;
    const login = await call('userLoginDetails').catch(() => undefined);
    const details = login?.entity[0];
    if (details !== undefined && details.agentId !== agentId) this.#startAnew();
  }

  /** Loads the product again, with nothing in it of the account before. */
  #startAnew(): void {
    // Whoever has only now signed in comes to the page that they asked for.
    const wasSignedIn = this.#state.status === 'signed-in';
    currentCompany.set(undefined);
    this.#set({ status: 'leaving', words: 'Opening the account' });
    this.#queryClient.clear();
    if (wasSignedIn) location.replace('/');
    else location.reload();
  }

  /** What cannot be read now stays as it is; a session that has ended says so by itself. */
  async #reload(): Promise<void> {
    if (this.#state.status !== 'signed-in') return;
    await this.#queryClient.invalidateQueries();
    const found = await loadUser(this.#queryClient).catch(() => undefined);
    if (found === undefined || this.#isOver()) return;
    storeUser(found.user);
    this.#set({ status: 'signed-in', ...found });
  }

  /** Our server does not let this person in: they are logged out, while the page says why. */
  #refuse(error: unknown): void {
    if (error instanceof ApiProblem && error.status === 401) return this.#close(error.message);
    if (error instanceof ApiProblem && error.code === 'choose-account')
      return this.#set({ status: 'choosing' });
    this.#set(this.#describeRefused(error));
    // Whoever was not heard may try again; whoever was refused leaves nothing behind.
    if (!(error instanceof ApiProblem) || error.status >= 500) return;
    currentCompany.set(undefined);
    this.#queryClient.clear();
    void this.#identity?.end();
  }

  #describeRefused(error: unknown): SessionState {
    if (!(error instanceof ApiProblem) || !staysOutside.has(error.code))
      return { status: 'unavailable', detail: describeUnreachable(error) };
    const { email, emailVerified: verified = false } = this.#identity?.profile() ?? {};
    const address = email === undefined ? undefined : { email, verified };
    const title = error.code === 'not-invited' ? undefined : error.title;
    return { status: 'not-invited', title, detail: error.message, address };
  }

  #end(words: string): void {
    if (this.#state.status === 'signed-in') this.#close(words);
  }

  #close(detail: string): void {
    this.#set({ status: 'ended', detail });
    forgetUser();
    // Whoever signs in next has companies of their own.
    currentCompany.set(undefined);
    this.#queryClient.clear();
    // Whether the identity provider hears of it or not: our server takes these tokens no more.
    void this.#identity?.revokeTokens().catch(() => undefined);
  }

  async #signOut(): Promise<void> {
    if (this.#isSigningOut || this.#isOver()) return;
    this.#isSigningOut = true;
    // While the page with it still stands.
    await Promise.race([saveOpenWork(), pause(savePatience)]);
    this.#isSigningOut = false;
    // Another tab may have ended it meanwhile: whoever has signed in since then is not signed out with it.
    if (this.#isOver()) return;
    this.#set({ status: 'leaving', words: 'Signing out' });
    await call('signOut', { signal: AbortSignal.timeout(signOutPatience) }).catch(() => undefined);
    this.#queryClient.clear();
    await this.#identity?.signOut();
  }

  #isOver(): boolean {
    return this.#state.status === 'leaving' || this.#state.status === 'ended';
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
