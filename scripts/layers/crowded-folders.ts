/** Folders that hold more files than the rule allows and are still to be divided. No folder is added. */
export const crowdedFolders: ReadonlySet<string> = new Set();
