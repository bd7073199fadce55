import { bringTemplateUpToDate } from './database-template/database-template.ts';
import { bringWebUpToDate, type BuildOutcome } from './web-build/web-build.ts';

/** Makes what every start needs and only a change of source makes old: the pages, and the database to begin with. */
export async function prepareCheckout(checkout: string, onBuild: () => void): Promise<BuildOutcome> {
  const [built] = await Promise.all([bringWebUpToDate(checkout, onBuild), bringTemplateUpToDate(checkout)]);
  return built;
}
