import { Value } from './value.tsx';

/** Part of a whole that is not nothing, as a percentage with two decimals; what would round to nothing says so. */
export function Percent({ of: percent }: { of: string }) {
  return <Value>{percent === '0.00' ? 'under 0.01%' : `${percent}%`}</Value>;
}
