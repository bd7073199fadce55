import type { CallName } from '@statbook/contract';
import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import { callWith } from './call.ts';
import type { CallArguments, CallInput, CallReply } from './call-types.ts';

/**
 * The query of a reading call, for loaders, `useQuery` with `select`, and prefetching. Answers are kept by the call's
 * name and what it was given.
 */
export function callOptions<Name extends CallName>(name: Name, ...[input]: CallArguments<Name>) {
  return queryOptions<CallReply<Name>>({
    queryKey: [name, input ?? {}],
    queryFn: ({ signal }) => callWith(name, { ...input, signal }),
  });
}

type CallQueryOptions<Name extends CallName> = Pick<
  UseQueryOptions<CallReply<Name>>,
  'enabled' | 'refetchInterval' | 'refetchOnMount' | 'staleTime' | 'placeholderData' | 'retry'
>;

/** What a reading call answers. */
export function useCall<Name extends CallName>(
  name: Name,
  ...[input, options]: CallArguments<Name, unknown, CallQueryOptions<Name>>
) {
  return useQuery<CallReply<Name>>({
    queryKey: [name, input ?? {}],
    queryFn: ({ signal }) => callWith(name, { ...input, signal }),
    ...options,
  });
}

/**
 * A changing call: `mutate` or `mutateAsync` makes it; the named reading calls are then asked anew. It is pending at once: a
 * mutation of the library says so a task later, and the second click of a double one comes before that.
 */
export function useAction<Name extends CallName>(name: Name, invalidates: readonly CallName[] = []) {
  const queryClient = useQueryClient();
  const mutation = useMutation<CallReply<Name>, Error, CallInput<Name>>({
    mutationFn: (input) => callWith(name, input),
    onSuccess: () => invalidateCalls(queryClient, ...invalidates),
  });
  const [begun, setBegun] = useState(false);
  const { mutateAsync: begin } = mutation;
  const mutateAsync: typeof begin = (...given) => {
    setBegun(true);
    return begin(...given).finally(() => setBegun(false));
  };
  const mutate: typeof mutation.mutate = (...given) => void mutateAsync(...given).catch(() => undefined);
  return { ...mutation, isPending: begun || mutation.isPending, mutate, mutateAsync };
}

/**
 * Has every kept answer of the named calls asked anew. One that is under way for the first time is left to end, and asked once
 * more behind it: it may have been read before what is now new.
 */
export async function invalidateCalls(
  queryClient: QueryClient,
  ...names: readonly CallName[]
): Promise<void> {
  const firstAsked = names
    .flatMap((name) => queryClient.getQueryCache().findAll({ queryKey: [name], fetchStatus: 'fetching' }))
    .filter(({ state }) => state.data === undefined);
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  await Promise.all(firstAsked.map((query) => askBehind(queryClient, query)));
}

async function askBehind(queryClient: QueryClient, { promise, queryKey }: Query): Promise<void> {
  await promise?.catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey, exact: true });
}
