import { prepareCheckout } from '@statbook/scripts';
import { checkout } from './checkout.ts';

/** Builds the web application and the database to begin with, where their sources have changed. */
export default async function prepare(): Promise<void> {
  const built = await prepareCheckout(checkout, () =>
    process.stdout.write('Building the web application …\n'),
  );
  if (!built.ok) throw new Error(built.reason);
}
