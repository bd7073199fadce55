import { useState } from 'react';
import { NetworkProblem } from '#api/api-problem.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useAction } from '#api/queries.ts';
import { toRefusedTransfer, type TransferValues } from '../transfer-values.ts';

/** Keeps a transfer that was refused; sent again where nobody answered, it is kept once. */
export function useRefusedTransfer(
  companyId: string,
  onSaved: () => Promise<void> | void,
  replaces?: string,
) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const saving = useAction('saveRefusedShareTransfer', ['getRefusedShareTransfers']);
  const save = async (values: TransferValues): Promise<FormRefusal | undefined> => {
    const refused = toRefusedTransfer(values);
    try {
      await saving.mutateAsync({
        body: { companyId, key, ...(replaces && { replaces }), ...refused },
      });
    } catch (error) {
      if (!(error instanceof NetworkProblem)) setKey(crypto.randomUUID());
      return toFormRefusal(error);
    }
    await onSaved();
    return undefined;
  };
  return { save, isBusy: saving.isPending };
}
