import type { ComponentProps, ReactNode } from 'react';
import type { Answer } from '#api/answer.ts';
import { Loaded } from '#api/loaded.tsx';

interface PageProps<Item, Shown> extends Omit<ComponentProps<typeof Loaded>, 'query' | 'children'> {
  readonly query: Answer<{ readonly entity: readonly Item[] }>;
  readonly children: (shown: Shown) => ReactNode;
}

/** What a call about one thing answers: a company's officers, a receipt. */
export function PagePart<Item>({ query, ...part }: PageProps<Item, Item>) {
  const { data, error, refetch } = query;
  return <Loaded query={{ data: data?.entity[0], error, refetch }} {...part} />;
}

/** What a call about several things answers, even where there are none. */
export function PageList<Item>({ query, ...list }: PageProps<Item, readonly Item[]>) {
  const { data, error, refetch } = query;
  return <Loaded query={{ data: data?.entity, error, refetch }} {...list} />;
}
