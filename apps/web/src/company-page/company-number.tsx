import { isBeingFormed } from '@statbook/domain/companies';
import { None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';

/** The number of a company; one that is being formed has none yet. */
export function CompanyNumber({ number }: { readonly number: string }) {
  return isBeingFormed(number) ? <None word="No number yet" /> : <Value>{number}</Value>;
}

interface CompanyLineProps {
  readonly name: string;
  readonly number: string;
}

/** A company by name and number; one that is being formed by its proposed name alone. */
export function CompanyLine({ name, number }: CompanyLineProps) {
  return (
    <>
      <span dir="auto">{name}</span>
      {!isBeingFormed(number) && (
        <>
          {' '}
          · <Value>{number}</Value>
        </>
      )}
    </>
  );
}
