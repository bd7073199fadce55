import type { Breach } from './law.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Style sheets that may draw: those of the kit, and those of the two frames that stand around pages and nowhere else,
 * the shell and the payment window, which has no shell.
 */
const drawing = /^apps\/web\/src\/(?:kit|app\/shell|payment)\//;

const drawsLaw = 'a page sets layout only: what has colour, line, shape or type is a component of the kit';
const spaceLaw = 'the space around and between things is a token: var(--space-…)';

/** What a page may say of its parts: where they stand, how large they are and how they flow. */
const layout = new RegExp(
  `^(?:${[
    'display|visibility|position|float|clear|order|z-index|box-sizing|table-layout',
    '(?:flex|grid|align|justify|place|break)(?:-[a-z-]+)?',
    'gap|(?:row|column)-[a-z]+|columns',
    '(?:margin|padding|inset|overflow|object)(?:-[a-z-]+)?|top|right|bottom|left',
    '(?:(?:min|max)-)?(?:inline-size|block-size|width|height)|aspect-ratio',
    'text-align|text-overflow|white-space|overflow-wrap|word-break|vertical-align',
  ].join('|')})$`,
);
const spaces = /^(?:margin|padding|inset|gap|row-gap|column-gap|top|right|bottom|left)(?:-|$)/;
const measure = /(?:^|[^\w-])-?\d*\.?\d+(?:px|r?em|pt|ch|ex)\b/;

/** Style sheets of pages draw nothing by themselves, so that the same thing looks the same everywhere. */
export function findStyleBreaches({ path, text }: SourceFile): Breach[] {
  if (!path.startsWith('apps/web/src/') || !path.endsWith('.css') || drawing.test(path)) return [];
  return listDeclarations(text).flatMap(({ line, property, value }) => {
    const what = `${property}: ${value}`;
    if (!layout.test(property)) return [{ file: path, line, what, law: drawsLaw }];
    if (spaces.test(property) && measure.test(value)) return [{ file: path, line, what, law: spaceLaw }];
    return [];
  });
}

interface Declaration {
  line: number;
  property: string;
  value: string;
}

// A declaration ends with a semicolon, as the formatter leaves it; a selector or a condition opens a block instead.
function listDeclarations(text: string): Declaration[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(/(?<=^|[{;}])\s*([\w-]+)\s*:\s*([^;{}]+);/g)].map((match) => ({
    line: bare.slice(0, match.index + match[0].indexOf(match[1] ?? '')).split('\n').length,
    property: match[1] ?? '',
    value: (match[2] ?? '').trim(),
  }));
}
