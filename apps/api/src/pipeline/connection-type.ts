import type { Config } from '../config.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Refuses a connection type that is not the installation's: `Live` in live mode, `Test` in every other. */
export function refuseConnectionType(
  { mode }: Pick<Config, 'mode'>,
  connectionType: string | undefined,
): Refusal | undefined {
  if (connectionType === undefined || connectionType === '') return undefined;
  const own = mode === 'live' ? 'Live' : 'Test';
  return connectionType.toLowerCase() === own.toLowerCase()
    ? undefined
    : refuse('wrong-connection-type', { errors: { connectionType: `Enter ${own}, or leave this out` } });
}
