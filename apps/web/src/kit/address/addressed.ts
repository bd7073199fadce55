/** A page that keeps in its address how it is shown, and asks for another one. */
export interface Addressed<Address> {
  readonly address: Address;
  readonly onAddressChange: (change: Partial<Address>) => void;
}
