import { useState } from 'react';
import { NetworkProblem } from '#api/api-problem.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useAction } from '#api/queries.ts';
import { toRefusedTransfer, type TransferValues, emptyTransferee, newTransfer } from '../transfer-values.ts';
import type { CallReply } from '#api/call-types.ts';

/** A transfer that was refused, as it is kept. */
export type RefusedTransfer = CallReply<'getRefusedShareTransfers'>['entity'][number];

/** A kept refusal as the form asks, to be put right. */
export function toRefusalValues(refused: RefusedTransfer, today: string): TransferValues {
  const { shareClassId, transferorId, transferees, signedOn, lodgedOn, refusedOn, reasons } = refused;
  return {
    ...newTransfer(shareClassId, today),
    transferorId,
    transferees: transferees.map(({ transfereeId, shares }) => ({
      ...emptyTransferee,
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

/** Keeps a transfer that was refused; sent again where nobody answered, it is kept once. */
export function useRefusedTransfer(
  companyId: string,
  /** The wrong record whose place it takes. */
  replaces: string | undefined,
  onSaved: () => Promise<void>,
) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const saving = useAction('saveRefusedShareTransfer', ['getRefusedShareTransfers']);
  return async (values: TransferValues): Promise<FormRefusal | undefined> => {
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
