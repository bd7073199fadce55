import { civilDate } from '@statbook/domain/dates';
import type { AsAt } from '@statbook/domain/share-capital';

/** No company of the register is older. */
export const FIRST_DAY = '1844-09-05';
/** After every entry. */
export const THE_END = civilDate('9999-12-31');

/** The end of a day, as known at an entry; and by which moment names and addresses were known, where one is asked for. */
export interface Known extends AsAt {
  readonly knownBefore?: Date | undefined;
}
