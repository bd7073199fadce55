/** An element to be written: children in schema order, or text. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlNode[];
}

/** What may stand where a child is expected: an absent one is left out, as the gateway wants no empty elements. */
export type XmlChild = XmlNode | undefined | false | readonly XmlChild[];

/** An element with children; absent children are left out. */
export function element(name: string, children: readonly XmlChild[] = [], attributes = {}): XmlNode {
  return { name, attributes, content: children.flatMap(present) };
}

function present(child: XmlChild): readonly XmlNode[] {
  if (!child) return [];
  return 'name' in child ? [child] : child.flatMap(present);
}

/** An element with text. */
export function textElement(name: string, text: string): XmlNode {
  return { name, attributes: {}, content: text };
}

/** An element with text, or nothing when there is no text. */
export function optionalElement(name: string, text: string | undefined): XmlNode | undefined {
  return text === undefined || text === '' ? undefined : textElement(name, text);
}

/** An element that says `true` or is left out: the gateway takes nothing else in many places. */
export function flagElement(name: string, flag: boolean | undefined): XmlNode | undefined {
  return flag ? textElement(name, 'true') : undefined;
}

/** A whole document with its declaration, without white space between elements. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root)}`;
}

function writeNode({ name, attributes, content }: XmlNode): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(writeNode).join('');
  return inner ? `<${name}${attributeText}>${inner}</${name}>` : `<${name}${attributeText}/>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"\r]/g, (character) => ESCAPES[character] ?? character);
}
