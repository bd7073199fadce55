import type { CallReply } from '#api/call-types.ts';
import { emptyTransferee, newTransfer, type TransferValues } from './transfer-values.ts';

/** A transfer that was refused, as it is kept. */
export type RefusedTransfer = CallReply<'getRefusedShareTransfers'>['Entity'][number];

/** A kept refusal as the form asks, to be put right. */
export function toRefusalValues(refused: RefusedTransfer, today: string): TransferValues {
  const { ShareClassId, TransferorId, Transferees, SignedOn, LodgedOn, RefusedOn, Reasons } = refused;
  return {
    ...newTransfer(ShareClassId, today),
    TransferorId,
    Transferees: Transferees.map(({ TransfereeId, Shares }) => ({
      ...emptyTransferee,
      TransfereeId,
      Shares,
    })),
    SignedOn: SignedOn ?? '',
    LodgedOn,
    Decision: 'refuse',
    RefusedOn,
    Reasons,
  };
}
