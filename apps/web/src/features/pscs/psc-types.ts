import type { CallReply } from '#api/call-types.ts';

export type ControlRegister = CallReply<'getCompanyPscs'>['entity'][number];
export type Psc = ControlRegister['pscs'][number];

/** Of a super-secure person the register gives no name. */
export const nameOf = ({ name }: Psc) => name ?? 'Protected person';
