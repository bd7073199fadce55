import { useState } from 'react';
import { NetworkProblem } from '#api/api-problem.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useAction } from '#api/queries.ts';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import { type EventValues, firstValues } from '../../events/event-values.ts';
import type { RegisterFacts } from '../../events/register-facts.ts';
import { blankTransferee } from '../transferee-values.ts';
import type { CallReply } from '#api/call-types.ts';

/** A transfer that was refused, as it is kept. */
export type RefusedTransfer = CallReply<'getRefusedShareTransfers'>['entity'][number];

/** A kept refusal as the form asks, to be corrected. */
export function toRefusalValues(refused: RefusedTransfer, facts: RegisterFacts): EventValues {
  const { shareClassId: classId, transferorId, transferees, signedOn, ...kept } = refused;
  const { lodgedOn, refusedOn, reasons } = kept;
  return {
    ...firstValues('transfer', facts),
    classId,
    transferorId,
    transferees: transferees.map(({ transfereeId, shares }) => ({
      ...blankTransferee,
      transfereeId,
      shares,
    })),
    signedOn: signedOn ?? '',
    lodgedOn,
    decision: 'refuse',
    refusedOn,
    reasons,
  };
}

/** The transfer as it is kept when it was refused. */
function toRefusedTransfer(values: EventValues) {
  const { classId, transferorId, transferees, signedOn, lodgedOn, refusedOn, reasons } = values;
  return {
    classId,
    transferorId,
    transferees: transferees.map(({ transfereeId, shares }) => ({ transfereeId, shares })),
    ...withoutEmpty({ signedOn }),
    lodgedOn,
    refusedOn,
    reasons,
  };
}

/** Keeps a transfer that was refused; sent again where nobody answered, it is kept once. */
export function useRefusedTransfer(
  companyId: string,
  /** The wrong record whose place it takes. */
  replaces: string | undefined,
  onSaved: () => Promise<void>,
) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const saving = useAction('saveRefusedShareTransfer', ['getRefusedShareTransfers']);
  return async (values: EventValues): Promise<FormRefusal | undefined> => {
    try {
      const body = { companyId, key, ...(replaces && { replaces }), ...toRefusedTransfer(values) };
      await saving.mutateAsync({ body });
    } catch (error) {
      if (!(error instanceof NetworkProblem)) setKey(crypto.randomUUID());
      return toFormRefusal(error);
    }
    await onSaved();
    return undefined;
  };
}
