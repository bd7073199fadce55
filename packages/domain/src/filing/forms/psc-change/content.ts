import type { FiledAddress } from '../filed-address.ts';
import type { FiledName, FiledResidence, FiledServiceAddress } from '../filed-officer.ts';
import type { FiledControl, FiledPscRegistration, RegisteredPsc } from '../filed-psc.ts';

/**
 * Changed details of a person with significant control: an individual (PSC04), a relevant legal entity (PSC05) or an other
 * registrable person (PSC06); Companies Act 2006 s. 790LD. They are named as on the register now; only what changes is given,
 * and at least one thing does. Natures of control are the whole new set.
 *
 * Secrets of an individual whose new residence is a protected address: the lines `residentialAddress.premise` ….
 */
export interface PscChangeContent {
  readonly changedOn: string;
  /** When the company had confirmation; not sent. */
  readonly confirmedOn: string;
  readonly psc: RegisteredPsc;
  readonly change: PscChange;
}

export interface PscChange {
  readonly name?: FiledName | undefined;
  readonly serviceAddress?: FiledServiceAddress | undefined;
  readonly residence?: FiledResidence | undefined;
  readonly nationalities?: readonly string[] | undefined;
  readonly countryOfResidence?: string | undefined;
  readonly corporateName?: string | undefined;
  readonly address?: FiledAddress | undefined;
  readonly registration?: FiledPscRegistration | undefined;
  readonly control?: FiledControl | undefined;
}
