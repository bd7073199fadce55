/** Prescribed particulars, each of their paragraphs on a line of its own. */
export function Rights({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
