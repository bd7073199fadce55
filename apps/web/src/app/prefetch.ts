import type { CallName } from '@statbook/contract';
import type { CallArguments } from '#api/call-types.ts';
import { callOptions } from '#api/queries.ts';
import type { AppContext } from './app-context.ts';
import { mayMake, type SessionPort, type UserAccess } from './session-port.ts';

/**
 * Starts a call of a page that the user may make, as soon as that is known: before the page is drawn, and when a link
 * to it is pointed at. For the `loader` of a route, which does not wait for it.
 */
export function prefetch<Name extends CallName>(
  { session, queryClient }: AppContext,
  name: Name,
  ...input: CallArguments<Name>
): void {
  void knownAccess(session).then((access) => {
    if (access !== undefined && mayMake(access, name))
      void queryClient.prefetchQuery(callOptions(name, ...input));
  });
}

/** What the user may do, once the session is restored; undefined where nobody is signed in then. */
function knownAccess({ read, subscribe }: SessionPort): Promise<UserAccess | undefined> {
  const { promise, resolve } = Promise.withResolvers<UserAccess | undefined>();
  const settle = () => {
    const session = read();
    if (session.status === 'restoring') return;
    unsubscribe();
    resolve(session.status === 'signed-in' ? session.access : undefined);
  };
  const unsubscribe = subscribe(settle);
  settle();
  return promise;
}

/** Calls that are asked by the company alone. */
type AskedByCompany = {
  [Name in CallName]: [{ query: { companyId: string } }] extends CallArguments<Name> ? Name : never;
}[CallName];

interface OfCompany {
  readonly company?: string | undefined;
}

/** For the `loaderDeps` of a page of the record: the company of its address. */
export const companyOf = ({ search: { company } }: { search: OfCompany }): OfCompany => ({ company });

/** For the `loader` of a page of the record: prefetches what it asks by the company. */
export const prefetchByCompany =
  (...names: readonly AskedByCompany[]) =>
  ({ context, deps: { company } }: { context: AppContext; deps: OfCompany }): void => {
    if (company === undefined) return;
    // Each of them takes these arguments, as its type says; all together they are no single call.
    for (const name of names)
      prefetch(
        context,
        name,
        ...([{ query: { companyId: company } }] as unknown as CallArguments<AskedByCompany>),
      );
  };
