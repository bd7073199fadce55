import { useState } from 'react';
import { NetworkProblem } from '#api/api-problem.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useAction } from '#api/queries.ts';
import { toRefusedTransfer, type TransferValues } from '../transfer-values.ts';

/** Keeps a transfer that was refused; sent again where nobody answered, it is kept once. */
export function useRefusedTransfer(
  companyId: string,
  /** The wrong record whose place it takes. */
  replaces: string | undefined,
  onSaved: () => Promise<void>,
) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const saving = useAction('saveRefusedShareTransfer', ['getRefusedShareTransfers']);
  const save = async (values: TransferValues): Promise<FormRefusal | undefined> => {
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
  return { save, isBusy: saving.isPending };
}
