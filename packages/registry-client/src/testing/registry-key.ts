import type { RateLimiter } from '../rate-limiter.ts';
import { Secret } from '@statbook/domain/secret';

/** A key for test servers; in HTTP Basic it is `dGhlLWtleTo=`. */
export const TEST_KEY = new Secret('the-key');

/** A gate that is always open. */
export const OPEN_LIMITER: RateLimiter = { take: async () => undefined, observe: () => undefined };
