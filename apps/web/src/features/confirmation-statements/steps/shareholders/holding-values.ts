import type { UseFormReturn } from 'react-hook-form';
import type { Facts } from '../../statement-steps.ts';

/** A holder as the form asks: a company, or a name that cannot be parted, is given whole in `Name`. */
export interface HolderValues {
  kind: string;
  forename: string;
  surname: string;
  name: string;
}

interface AddressValues {
  premises: string;
  line1: string;
  town: string;
  country: string;
  postcode: string;
}

export interface HoldingValues {
  className: string;
  numberHeld: string;
  holders: HolderValues[];
  transfers: { transferredOn: string; numberOfShares: string }[];
  address: AddressValues;
}

export interface ShareholdersValues {
  shareholdings: { answer: string; holdings: HoldingValues[] };
}

export type ShareholdersForm = UseFormReturn<ShareholdersValues, unknown, ShareholdersValues>;
/** The name of a holding's fields. */
export type HoldingName = `shareholdings.holdings.${number}`;

type Holding = NonNullable<Facts['shareholdings']>[number];

export const emptyHolder: HolderValues = { kind: 'person', forename: '', surname: '', name: '' };
const emptyAddress: AddressValues = { premises: '', line1: '', town: '', country: '', postcode: '' };

/** A holding to be filled in; of the only class where there is one. */
export function emptyHolding(className: string): HoldingValues {
  return {
    className,
    numberHeld: '',
    holders: [emptyHolder],
    transfers: [],
    address: emptyAddress,
  };
}

export function toHoldingValues(holdings: readonly Holding[]): HoldingValues[] {
  return holdings.map(({ address, transfers, holders, ...rest }) => ({
    ...rest,
    transfers: [...transfers],
    holders: holders.map((holder) => ({
      ...emptyHolder,
      ...(holder.kind === 'whole'
        ? { kind: 'whole', name: holder.name }
        : { kind: 'person', surname: holder.surname, forename: holder.forename ?? '' }),
    })),
    address: {
      premises: address?.premises ?? '',
      line1: address?.line1 ?? '',
      town: address?.town ?? '',
      country: address?.country ?? '',
      postcode: address?.postcode ?? '',
    },
  }));
}

/** The holdings as they are saved; addresses only of a company whose shares are traded. */
export function toHoldings(holdings: readonly HoldingValues[], isTraded: boolean): Holding[] {
  return holdings.map(({ address, holders, ...rest }) => ({
    ...rest,
    holders: holders.map(toHolder),
    ...(isTraded && Object.values(address).some((line) => line.trim() !== '') && { address: { ...address } }),
  }));
}

function toHolder({ kind, name, surname, forename }: HolderValues): Holding['holders'][number] {
  if (kind === 'whole') return { kind: 'whole', name };
  return { kind: 'person', surname, ...(forename.trim() !== '' && { forename }) };
}
