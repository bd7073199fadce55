/** An address in the order of the forms (`AddressBaseType` and its kin, baseTypes v3-7). */
export interface FiledAddress {
  readonly premise: string;
  readonly street?: string | undefined;
  readonly thoroughfare?: string | undefined;
  readonly postTown: string;
  readonly county?: string | undefined;
  /** One of the schema's codes (GB-ENG, GBR, USA, …) or the name of another country; may be empty abroad. */
  readonly country: string;
  readonly postcode?: string | undefined;
  /** Not in residential addresses. */
  readonly careOf?: string | undefined;
  /** Not in residential addresses, nor in a registered office. */
  readonly poBox?: string | undefined;
}

/** The lines of an address, in the order of the forms. */
export const FILED_ADDRESS_LINES = [
  'premise',
  'street',
  'thoroughfare',
  'postTown',
  'county',
  'country',
  'postcode',
  'careOf',
  'poBox',
] as const satisfies readonly (keyof FiledAddress)[];
