import type { CallReply } from '#api/call-types.ts';

export type ControlRegister = CallReply<'getCompanyPscs'>['Entity'][number];
export type Psc = ControlRegister['Pscs'][number];

/** Of a super-secure person the register gives no name. */
export const nameOf = ({ Name }: Psc) => Name ?? 'Protected person';
