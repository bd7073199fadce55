import type { Company } from '../../world/types.ts';

/** The register shows the new name from the day of the certificate. */
export function applyChange(company: Company, proposedName: string, today: string): void {
  const effectiveFrom = company.previousNames
    .map(({ ceasedOn }) => ceasedOn)
    .toSorted()
    .at(-1);
  company.previousNames.unshift({
    name: company.name,
    effectiveFrom: effectiveFrom ?? company.incorporatedOn,
    ceasedOn: today,
  });
  company.name = proposedName.toUpperCase();
}
