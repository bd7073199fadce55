import type { FiledAddress } from '../filed-address.ts';

/**
 * The satisfaction of a charge (MR04; Companies Act 2006 s. 859L(1)–(2)) or the release of property from
 * it (MR05; s. 859L(3)–(4)). No secrets.
 */
export interface ChargeUpdateContent {
  readonly charge: ChargeReference;
  readonly update: ChargeUpdate;
  /** Who delivers the statement, and their interest in the charge. */
  readonly personDelivering: {
    readonly name: string;
    readonly address: FiledAddress;
    /** At most 100 characters, such as "chargor". */
    readonly interest: string;
  };
}

/** A charge by its code, exactly as registered; one created before 6 April 2013 by its particulars. */
export type ChargeReference =
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'particulars';
      /** From a search of the register. */
      readonly existingChargeKey?: string | undefined;
      readonly createdOn: string;
      readonly instrumentDescription: string;
      readonly shortParticulars: string;
    };

/** Property ceased to belong to the company, was released from the charge, or both. */
export type ChargeRelease = 'CEASE' | 'RELEASE' | 'CEASEANDRELEASE';

export type ChargeUpdate =
  | { readonly kind: 'satisfied'; readonly extent: 'FULL' | 'PART' }
  | { readonly kind: 'part-released'; readonly release: ChargeRelease; readonly assets: string }
  | { readonly kind: 'all-released'; readonly release: ChargeRelease };
