import type { Addressed } from '#kit/address/addressed.ts';

interface Navigation<Address> {
  readonly search: (before: Address) => Address;
  readonly replace: boolean;
  readonly resetScroll: boolean;
}

/** A route whose page keeps in its address what it shows. */
interface AddressedRoute<Address> {
  useSearch(): Address;
  useNavigate(): (to: Navigation<NoInfer<Address>>) => Promise<void>;
}

function usePageAddress<Address>(route: AddressedRoute<Address>, replace: boolean): Addressed<Address> {
  const navigate = route.useNavigate();
  return {
    address: route.useSearch(),
    onAddressChange: (change) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false }),
  };
}

/** The address of a list: a change of it takes the place of the one before in the browser's history. */
export const useListAddress = <Address>(route: AddressedRoute<Address>) => usePageAddress(route, true);

/** The address of a page of a company, and the company; undefined while the address names none. */
export function useCompanyAddress<Address extends { company?: string | undefined }>(
  route: AddressedRoute<Address>,
) {
  const page = usePageAddress(route, false);
  const companyId = page.address.company;
  return companyId === undefined ? undefined : { ...page, companyId };
}
