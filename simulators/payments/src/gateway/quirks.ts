import { uuidPattern } from './field-checks.ts';
import type { Switches } from '../switches.ts';

/** Rewrites an answer as the switches ask for it; real gateways vary in these two ways. */
export function applyQuirks(value: unknown, switches: Switches): unknown {
  if (!switches.lowerCaseIds && !switches.codesAsStrings) return value;
  if (Array.isArray(value)) return value.map((one) => applyQuirks(one, switches));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, rewrite(name, inner, switches)]),
  );
}

function rewrite(name: string, value: unknown, switches: Switches): unknown {
  if (switches.codesAsStrings && name === 'code' && typeof value === 'number') return String(value);
  if (switches.lowerCaseIds && typeof value === 'string' && uuidPattern.test(value))
    return value.toLowerCase();
  return applyQuirks(value, switches);
}
