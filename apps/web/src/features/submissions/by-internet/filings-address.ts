import type { CallInput } from '#api/call-types.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { listParams, readPage } from '#list-view/list-address.ts';

type Query = NonNullable<CallInput<'getFilingsByInternet'>['query']>;
export type Stage = NonNullable<Query['stage']>;

/** What the list shows, as the address of the page keeps it. */
export const readFilingsAddress = readTexts('show', ...listParams);
export type FilingsAddress = AddressOf<typeof readFilingsAddress>;

export const pageSize = 50;

const stages: readonly Stage[] = ['all', 'to-finish', 'under-way', 'came-back', 'decided'];

export const readStage = ({ show }: FilingsAddress): Stage => stages.find((stage) => stage === show) ?? 'all';

/** What the server is asked for. */
export function toQuery(address: FilingsAddress): Query {
  return {
    stage: readStage(address),
    search: address.q,
    page: String(readPage(address)),
    pageSize: String(pageSize),
  };
}
