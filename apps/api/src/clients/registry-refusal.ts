import { minuteInLondon } from '@statbook/domain/dates';
import type { GatewayFailure, RegistryFailure } from '@statbook/registry-client';
import { type Refusal, refuse } from '../pipeline/refusal.ts';

/** What a person is told when the registry's public services gave no usable answer. */
export function refuseRegistryFailure(failure: RegistryFailure): Refusal {
  if (failure.reason === 'not-found') return refuse('company-unknown');
  if (failure.reason === 'rate-limited') return refuseRateLimited(failure.until);
  const isOurs = failure.reason === 'unauthorised' || failure.reason === 'refused';
  return refuse(isOurs ? 'registry-refused' : 'registry-unavailable');
}

/** Says the minute from which the registry takes requests again, given its instant. */
export function refuseRateLimited(until: string): Refusal {
  const { time } = minuteInLondon(Temporal.Instant.from(until).add({ seconds: 59 }));
  const detail = `Companies House takes a limited number of requests every five minutes, and these are used up. Try again at ${time}.`;
  return refuse('registry-rate-limited', { facts: { until }, detail });
}

/** The same for the XML gateway, asked about a company with its authentication code. */
export function refuseGatewayFailure(failure: GatewayFailure): Refusal {
  if (failure.reason === 'invalid-request') return refuse('company-data-not-served');
  if (failure.reason !== 'refused') return refuse('registry-unavailable');
  if (failure.errorClass === 'configuration' || failure.errorClass === 'credit-account')
    return refuse('presenter-refused');
  if (failure.errorClass !== 'company-authentication')
    return refuse('registry-refused', { detail: failure.meaning });
  const authCode = 'Companies House does not accept this code for this company. Check both.';
  return refuse('authentication-code-wrong', { errors: { authCode } });
}

const passing: ReadonlySet<string> = new Set([
  'registry-unavailable',
  'registry-rate-limited',
  'registry-refused',
  'presenter-refused',
]);

/** Whether the registry may answer otherwise later: nothing is wrong with what was asked. */
export function isPassing({ code }: Refusal): boolean {
  return passing.has(code);
}
