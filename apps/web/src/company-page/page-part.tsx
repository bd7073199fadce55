import type { ComponentProps, ReactNode } from 'react';
import { type Answer, Loaded } from '#api/loaded.tsx';

interface PagePartProps<Item> extends Omit<ComponentProps<typeof Loaded>, 'query' | 'children'> {
  readonly query: Answer<{ readonly entity: readonly Item[] }>;
  readonly children: (item: Item) => ReactNode;
}

/** What a call about one thing answers: a company's officers, a receipt. */
export function PagePart<Item>({ query: { data, error, refetch }, ...part }: PagePartProps<Item>) {
  return <Loaded query={{ data: data?.entity[0], error, refetch }} {...part} />;
}
