import type { FilingApiFailure } from '@statbook/registry-client';
import { refuseRateLimited } from '../../clients/registry-refusal.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';

/** What a person is told when the registry's sign-in gave no usable answer. */
export function refuseFilingApi(
  failure: FilingApiFailure,
  notAccepted: 'registry-sign-in-failed' | 'registry-sign-in-missing' | 'registry-token-refused',
): Refusal {
  if (failure.reason === 'unauthorised') return refuse(notAccepted);
  if (failure.reason === 'rate-limited') return refuseRateLimited(failure.until);
  const isPassing = failure.reason === 'unavailable' || failure.reason === 'nonsense';
  return refuse(isPassing ? 'registry-unavailable' : 'registry-refused');
}
