import { useSuspenseQuery } from '@tanstack/react-query';
import { callOptions } from './queries.ts';
import type { CallReply } from './call-types.ts';

/** How old the day may be: a page left open overnight learns in time that it is tomorrow. */
const freshFor = 600_000;

/** The settings of this installation; read before the first page is drawn. */
export function useConfiguration(): CallReply<'getConfiguration'> {
  const { data } = useSuspenseQuery({
    ...callOptions('getConfiguration'),
    staleTime: freshFor,
    refetchInterval: freshFor,
  });
  return data;
}

/** Today in London by the installation's clock, as `YYYY-MM-DD`. */
export function useToday(): string {
  return useConfiguration().today;
}
