import { z } from 'zod';

const gatewayError = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  property: z.string().nullish(),
  description: z.string().nullish(),
  clientMessage: z.string().nullish(),
});

const errorList = z.object({ errors: z.array(gatewayError).min(1) });

/** One complaint of the gateway. `property` is its dotted path, as `cardDetails.cardNumber`. */
export interface GatewayError {
  code: string;
  description: string;
  property?: string;
  /** Wording that may be shown to the customer. */
  clientMessage?: string;
}

/** Reads both shapes of the gateway's errors (a list, or one bare object); undefined when the body is neither. */
export function readGatewayErrors(body: unknown): GatewayError[] | undefined {
  const list = errorList.safeParse(body);
  if (list.success) return list.data.errors.map(toGatewayError);
  const single = gatewayError.safeParse(body);
  return single.success ? [toGatewayError(single.data)] : undefined;
}

function toGatewayError(wire: z.infer<typeof gatewayError>): GatewayError {
  return {
    code: wire.code,
    description: wire.description ?? '',
    ...(wire.property ? { property: wire.property } : {}),
    ...(wire.clientMessage ? { clientMessage: wire.clientMessage } : {}),
  };
}
