import type { CallReply } from '#api/call-types.ts';

export type CompanyOverview = CallReply<'getCompanyOverview'>['Entity'][number];
export type Need = CompanyOverview['Needs'][number];
