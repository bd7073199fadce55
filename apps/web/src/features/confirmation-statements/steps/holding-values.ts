import type { UseFormReturn } from 'react-hook-form';
import type { Facts } from '../statement-steps.ts';

/** A holder as the form asks: a company, or a name that cannot be parted, is given whole in `Name`. */
export interface HolderValues {
  Kind: string;
  Forename: string;
  Surname: string;
  Name: string;
}

export interface AddressValues {
  Premises: string;
  Line1: string;
  Town: string;
  Country: string;
  Postcode: string;
}

export interface HoldingValues {
  ClassName: string;
  NumberHeld: string;
  Holders: HolderValues[];
  Transfers: { TransferredOn: string; NumberOfShares: string }[];
  Address: AddressValues;
}

export interface ShareholdersValues {
  Shareholdings: { Answer: string; Holdings: HoldingValues[] };
}

export type ShareholdersForm = UseFormReturn<ShareholdersValues, unknown, ShareholdersValues>;
/** The name of a holding's fields. */
export type HoldingName = `Shareholdings.Holdings.${number}`;

type Holding = NonNullable<Facts['Shareholdings']>[number];

export const emptyHolder: HolderValues = { Kind: 'person', Forename: '', Surname: '', Name: '' };
const emptyAddress: AddressValues = { Premises: '', Line1: '', Town: '', Country: '', Postcode: '' };

/** A holding to be filled in; of the only class where there is one. */
export function emptyHolding(className: string): HoldingValues {
  return {
    ClassName: className,
    NumberHeld: '',
    Holders: [emptyHolder],
    Transfers: [],
    Address: emptyAddress,
  };
}

export function toHoldingValues(holdings: readonly Holding[]): HoldingValues[] {
  return holdings.map(({ Address, Transfers, Holders, ...rest }) => ({
    ...rest,
    Transfers: [...Transfers],
    Holders: Holders.map((holder) => ({
      ...emptyHolder,
      ...(holder.Kind === 'whole'
        ? { Kind: 'whole', Name: holder.Name }
        : { Kind: 'person', Surname: holder.Surname, Forename: holder.Forename ?? '' }),
    })),
    Address: {
      Premises: Address?.Premises ?? '',
      Line1: Address?.Line1 ?? '',
      Town: Address?.Town ?? '',
      Country: Address?.Country ?? '',
      Postcode: Address?.Postcode ?? '',
    },
  }));
}

/** The holdings as they are saved; addresses only of a company whose shares are traded. */
export function toHoldings(holdings: readonly HoldingValues[], isTraded: boolean): Holding[] {
  return holdings.map(({ Address, Holders, ...rest }) => ({
    ...rest,
    Holders: Holders.map(toHolder),
    ...(isTraded && Object.values(Address).some((line) => line.trim() !== '') && { Address: { ...Address } }),
  }));
}

function toHolder({ Kind, Name, Surname, Forename }: HolderValues): Holding['Holders'][number] {
  if (Kind === 'whole') return { Kind: 'whole', Name };
  return { Kind: 'person', Surname, ...(Forename.trim() !== '' && { Forename }) };
}
