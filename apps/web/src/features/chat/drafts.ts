/** What was begun and not sent, by person: it outlives the panel. */
export const drafts = new Map<string, string>();
