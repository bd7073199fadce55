import { parseArgs } from 'node:util';
import { addDays } from '@statbook/domain/dates';
import { createActivityLog } from '../platform/activity/activity.ts';
import { createClock } from '../platform/clock.ts';
import { openStoredKey } from '../platform/secrets/stored-key.ts';
import { createAccount, hasAccount, hasUser } from '../workflows/create-account/create-account.ts';
import { type Installation, runTool, ToolError } from './run-tool.ts';

const usage = `Makes an account with its first main user:

  npm run account:create -- --account "Harbour Company Secretaries" --email main@harbour.example --name "Mara Quill"

The user is invited: the first sign-in with that address, verified by the issuer, becomes theirs.`;

interface Order {
  account: string;
  email: string;
  name: string;
}

/** Reads the command line; throws a ToolError that shows how it is written. */
export function readOrder(args: readonly string[]): Order {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { account: text, email: text, name: text },
    strict: false,
  });
  const [account, email, name] = [values.account, values.email, values.name].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  );
  if (!account || !email || !name) throw new ToolError(usage);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new ToolError(`${email} is not an email address.`);
  return { account, email, name };
}

/** Makes the account, and says what its user does next. */
export async function makeAccount({ config, database, vault }: Installation, order: Order): Promise<string> {
  const { account, email, name } = order;
  if (await hasAccount({ database }, account)) throw new ToolError(`There is an account ${account} already.`);
  if (await hasUser({ database }, email)) throw new ToolError(`${email} is a user of an account already.`);
  const activity = createActivityLog(await openStoredKey(database, vault, 'activity'));
  const licenceEndsOn = addDays(createClock(config.clockAt).today(), 365);
  const users = [{ email, fullName: name, kind: 'main' as const }] as const;
  await createAccount({ database, activity }, { name: account, licenceEndsOn, users });
  return [
    `The account ${account} is made, with ${name} as its main user.`,
    `${name} opens ${config.publicUrl} and signs in with ${email}.`,
    `The address must be verified at ${config.identity.issuer}; the invitation works once.`,
  ].join('\n');
}

if (import.meta.main)
  await runTool((installation) => makeAccount(installation, readOrder(process.argv.slice(2))));
