import { mayMake, type UserAccess } from '#app/session-port.ts';

/** Whether a draft opens to somebody with this access: to who may prepare or file it. */
export const mayOpenDraft = (access: UserAccess): boolean =>
  mayMake(access, 'saveForm') || mayMake(access, 'submitFiling');
