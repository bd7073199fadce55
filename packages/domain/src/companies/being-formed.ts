/** The status of a record whose company is not registered yet: it has no number either. */
export const BEING_FORMED = 'being-formed';

/** Whether the company is still to be registered: the registrar gives its number with the incorporation. */
export const isBeingFormed = (companyNumber: string): boolean => companyNumber === '';

/** A company by name and number; one that is being formed by its proposed name alone. */
export const nameWithNumber = ({
  name,
  number,
}: {
  readonly name: string;
  readonly number: string;
}): string => (isBeingFormed(number) ? name : `${name} (${number})`);
