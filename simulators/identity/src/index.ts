export { type IdentityOptions, type RunningIdentity, startIdentity } from './identity.ts';
