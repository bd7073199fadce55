import { z } from 'zod';
import type { Vault } from '../platform/secrets/vault.ts';

const billedTo = z.object({ name: z.string(), address: z.string() });

/** Who was billed by a payment, and where: each on one line. */
export type BilledTo = z.infer<typeof billedTo>;

/** What binds who was billed to the row of the payment. */
export const billedToBinding = (paymentId: string) => `payment.billed_to:${paymentId}`;

/** The address may be a home, so it is kept sealed. */
export function sealBilledTo(vault: Vault, paymentId: string, who: BilledTo): Uint8Array {
  return vault.seal(JSON.stringify(who), billedToBinding(paymentId));
}

/** Who was billed; undefined for a payment from before this was kept. */
export function openBilledTo(
  vault: Vault,
  { id, billedToSealed }: { id: string; billedToSealed: Uint8Array | null },
): BilledTo | undefined {
  if (billedToSealed === null) return undefined;
  return billedTo.parse(JSON.parse(vault.unseal(billedToSealed, billedToBinding(id)).reveal()));
}
