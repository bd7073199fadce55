import type { ControlBand } from '../../pscs/control-bands.ts';
import type { FiledAddress } from './filed-address.ts';
import type { FiledName } from './filed-officer.ts';

/** As whom somebody holds: for themselves, through the trustees of a trust, or through the members of a firm. */
export const CONTROL_CAPACITIES = ['own', 'trust', 'firm'] as const;
export type ControlCapacity = (typeof CONTROL_CAPACITIES)[number];

/** At most one band for each capacity. */
export type BandsHeld = Readonly<Partial<Record<ControlCapacity, ControlBand>>>;

/** The natures of control of one person, the whole set (Companies Act 2006 Sch 1A; SI 2016/339 Sch 2). */
export interface FiledControl {
  /** A limited liability partnership has natures of its own. */
  readonly body: 'company' | 'partnership';
  /** Shares; of a partnership, rights to its surplus assets. */
  readonly shares?: BandsHeld | undefined;
  readonly votes?: BandsHeld | undefined;
  /** May appoint and remove a majority of the directors, or of the members who manage. */
  readonly appointment?: readonly ControlCapacity[] | undefined;
  readonly influence?: readonly ControlCapacity[] | undefined;
}

/** Where a relevant legal entity is registered. */
export interface FiledPscRegistration {
  readonly legalForm: string;
  readonly lawGoverned: string;
  readonly placeRegistered?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly country?: string | undefined;
}

/** A body that is on the register, or comes on it. */
export interface FiledPscBody {
  readonly kind: 'corporate-entity' | 'legal-person';
  readonly corporateName: string;
  readonly address: FiledAddress;
  /** Of another registrable person, legal form and law alone. */
  readonly registration: FiledPscRegistration;
}

/** A person with significant control exactly as the register names them now. */
export type RegisteredPsc =
  | {
      readonly kind: 'individual';
      readonly name: FiledName;
      /** As far as it is public. */
      readonly born?: { readonly month: number; readonly year: number } | undefined;
    }
  | { readonly kind: 'corporate-entity' | 'legal-person'; readonly corporateName: string };
