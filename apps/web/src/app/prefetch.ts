import type { CallName } from '@statbook/contract';
import type { CallArguments } from '#api/call-types.ts';
import { callOptions } from '#api/queries.ts';
import type { AppContext } from './app-context.ts';
import { mayMake } from './session-port.ts';

/**
 * Starts a call of a page as soon as there is a session to make it with: before the page is drawn, and when a link
 * to it is pointed at. For the `loader` of a route, which does not wait for it. What the user may not make is left out, once that is
 * known: the first page of a visit does not wait for it, and is refused by the server.
 */
export function prefetch<Name extends CallName>(
  { session, queryClient }: AppContext,
  name: Name,
  ...input: CallArguments<Name>
): void {
  void session.restored().then((restored) => {
    const known = session.read();
    if (!restored || (known.status === 'signed-in' && !mayMake(known.access, name))) return;
    void queryClient.prefetchQuery(callOptions(name, ...input));
  });
}

/**
 * The same of a call that few may make, as those of the settings: on the first page of a visit the page itself asks, once it is known
 * what the user may do. Nobody else's visit begins with a refusal.
 */
export function prefetchAllowed<Name extends CallName>(
  context: AppContext,
  name: Name,
  ...input: CallArguments<Name>
): void {
  if (context.session.read().status === 'signed-in') prefetch(context, name, ...input);
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
