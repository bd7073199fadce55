import { bringWebUpToDate } from '@statbook/scripts';
import { checkout } from './checkout.ts';

/** Builds the web application before the journeys when its source has changed. */
export default async function prepare(): Promise<void> {
  const built = await bringWebUpToDate(checkout, () =>
    process.stdout.write('Building the web application …\n'),
  );
  if (!built.ok) throw new Error(built.reason);
}
