import { type Appearance, configuredAppearance, readAppearance } from '@statbook/contract/appearance';

/** Where the browser keeps the person's appearance, so that it stands before the server has answered. */
export const copyKey = 'statbook.appearance';

/** The copy of this browser; as configured where there is none, or where storage is denied. */
export function readCopy(findStorage: () => Pick<Storage, 'getItem'> = () => localStorage): Appearance {
  try {
    return readAppearance(JSON.parse(findStorage().getItem(copyKey) ?? 'null'));
  } catch {
    return { ...configuredAppearance };
  }
}

export function writeCopy(
  appearance: Appearance,
  findStorage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  try {
    findStorage().setItem(copyKey, JSON.stringify(appearance));
  } catch {
    // Denied: the server has it, and the next page shows it a moment later.
  }
}
