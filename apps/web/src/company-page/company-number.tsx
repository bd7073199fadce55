import { None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';

/** The number of a company; one that is being formed has none yet. */
export function CompanyNumber({ number }: { readonly number: string }) {
  return number === '' ? <None word="No number yet" /> : <Value>{number}</Value>;
}
