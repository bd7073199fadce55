/** Whether a tag is among these. Capitals make no other: users who see different companies may have spelled it differently. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  const folded = tag.toLowerCase();
  return tags.some((each) => each.toLowerCase() === folded);
}
