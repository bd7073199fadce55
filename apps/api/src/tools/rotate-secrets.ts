import { rotateSecrets } from '../platform/secrets/rotate-secrets.ts';
import { type Installation, runTool, ToolError } from './run-tool.ts';

/** Seals everything again under SECRETS_KEY, which replaces SECRETS_KEY_PREVIOUS. */
export async function rotate({ config, database, vault }: Installation): Promise<string> {
  if (config.secretsKeys.length < 2) {
    throw new ToolError('Set SECRETS_KEY to the new key and SECRETS_KEY_PREVIOUS to the one it replaces.');
  }
  const count = await rotateSecrets(database, vault);
  return `${count} values are sealed under the new key. SECRETS_KEY_PREVIOUS can be taken away.`;
}

if (import.meta.main) await runTool(rotate);
