import type { CallReply } from '#api/call-types.ts';

export type CompanyOverview = CallReply<'getCompanyOverview'>['entity'][number];
export type Need = CompanyOverview['needs'][number];
