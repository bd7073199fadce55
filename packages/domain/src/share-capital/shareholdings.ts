/** A shareholder's name as the gateway accepts it: in parts, or whole where it has none. */
export type ShareholderName =
  | { readonly kind: 'person'; readonly surname: string; readonly forename?: string | undefined }
  | { readonly kind: 'whole'; readonly name: string };

/** A postal address of registers and forms. */
export interface AddressRecord {
  readonly premises?: string | undefined;
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly town?: string | undefined;
  readonly county?: string | undefined;
  readonly country?: string | undefined;
  readonly postcode?: string | undefined;
  readonly careOf?: string | undefined;
  readonly poBox?: string | undefined;
}

/** A transfer out of a holding since the last statement. */
export interface ShareTransferRecord {
  readonly transferredOn: string;
  readonly numberOfShares: string;
}

/**
 * Shares of one class held by one account at the made-up date; numbers are decimal texts. Joint holders are several holders of
 * one account, the first named first (s.113(5)). A former holder stays in the list with 0 and the transfers.
 */
export interface ShareholdingRecord {
  readonly className: string;
  readonly numberHeld: string;
  readonly holders: readonly ShareholderName[];
  readonly transfers: readonly ShareTransferRecord[];
  /** Given only by companies whose shares are traded, for holders of 5% or more (s.853G). */
  readonly address?: AddressRecord | undefined;
}

/** A shareholder's name as people read it. */
export function describeShareholder(name: ShareholderName): string {
  return name.kind === 'whole' ? name.name : [name.forename, name.surname].filter(Boolean).join(' ');
}

/** The names of an account, joint holders joined: "Alice Green and Bob Stone". */
export function describeHolders(holding: ShareholdingRecord): string {
  return holding.holders.map(describeShareholder).join(' and ');
}
