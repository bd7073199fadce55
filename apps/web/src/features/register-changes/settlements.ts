import type { CallInput } from '#api/call-types.ts';

export type Settlement = NonNullable<CallInput<'settleRegisterChange'>['body']>['settledAs'];

/** What a person can say of a change that was not filed here. */
export const settlementLabels: Readonly<Record<Settlement, string>> = {
  ours: 'We filed this elsewhere',
  known: 'Somebody else made this, with our knowledge',
  'not-ours': 'We did not make this',
  'put-right': 'We did not make this; it has been corrected',
};
