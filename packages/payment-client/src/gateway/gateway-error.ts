import { z } from 'zod';

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || undefined);

const gatewayError = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  description: optionalText.transform((value) => value ?? ''),
  /** The dotted path of a field, as `cardDetails.cardNumber`. */
  property: optionalText,
  /** A text that may be shown to the customer. */
  clientMessage: optionalText,
});

/** One error of the gateway. */
export type GatewayError = z.output<typeof gatewayError>;

const errorList = z.object({ errors: z.array(gatewayError).min(1) });

/** Reads both shapes of the gateway's errors (a list, or one bare object); undefined when the body is neither. */
export function readGatewayErrors(body: unknown): GatewayError[] | undefined {
  const list = errorList.safeParse(body);
  if (list.success) return list.data.errors;
  const single = gatewayError.safeParse(body);
  return single.success ? [single.data] : undefined;
}

/** The gateway's refusal of a request: by field where it names one, else as a whole. */
export type GatewayRefusal =
  | { kind: 'field-errors'; errors: GatewayError[] }
  | { kind: 'gateway-error'; httpStatus: number; code: string; description: string };

/** The refusal in a body; undefined when it is not an error of the gateway. */
export function toGatewayRefusal(httpStatus: number, body: unknown): GatewayRefusal | undefined {
  const errors = readGatewayErrors(body);
  const [first] = errors ?? [];
  if (errors === undefined || first === undefined) return undefined;
  if (errors.some((error) => error.property !== undefined)) return { kind: 'field-errors', errors };
  return { kind: 'gateway-error', httpStatus, code: first.code, description: first.description };
}
