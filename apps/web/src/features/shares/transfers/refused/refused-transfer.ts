import type { CallReply } from '#api/call-types.ts';
import { emptyTransferee, newTransfer, type TransferValues } from '../transfer-values.ts';

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
