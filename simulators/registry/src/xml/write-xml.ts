import { XMLBuilder } from 'fast-xml-parser';

/**
 * What an element holds: a text, or elements by name in their order, several of one name as a list. What is undefined is
 * left out. Attributes are members that begin with `@`; beside them the text is `#text`.
 */
export type Content =
  | string
  | boolean
  | { readonly [name: string]: Content | readonly Content[] | undefined };

/** One element, by its name. */
export type Markup = Readonly<Record<string, Content | readonly Content[]>>;

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

export function writeXml(root: Markup): string {
  return builder.build(root);
}
