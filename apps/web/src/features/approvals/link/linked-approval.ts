import type { CallReply } from '#api/call-types.ts';

/** What the link of a signatory leads to. */
export type LinkedApproval = CallReply<'getApprovalByLink'>['entity'][number];

/** "AD01 Change of registered office address". */
export const titleOf = ({ form, formName }: LinkedApproval) => `${form} ${formName}`;
