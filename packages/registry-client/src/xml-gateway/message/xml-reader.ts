import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element that was read: local name only, because answers stand in whatever namespace (manual, part 5). */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own text, trimmed; values are never turned into numbers (01234567 keeps its zero). */
  readonly text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
});

/** The root element, or undefined when the text is not a well-formed document or brings its own entities. */
export function parseXml(text: string): XmlElement | undefined {
  if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true) return undefined;
  const nodes: unknown = parser.parse(text);
  return elementsOf(nodes)[0];
}

/** The first child of that name. */
export function findChild(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find((child) => child.name === name);
}

/** All children of that name, in their order. */
export function listChildren(parent: XmlElement | undefined, name: string): readonly XmlElement[] {
  return parent?.children.filter((child) => child.name === name) ?? [];
}

/** The element at the end of a path of names. */
export function findPath(parent: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce(findChild, parent);
}

/** The text of the first child of that name; undefined when absent or empty. */
export function findText(parent: XmlElement | undefined, name: string): string | undefined {
  return findChild(parent, name)?.text || undefined;
}

function elementsOf(nodes: unknown): XmlElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown) => toElement(node) ?? []);
}

/** The parser gives each node as `{ name: children, ':@': attributes }`, and text as `{ '#text': … }`. */
function toElement(node: unknown): XmlElement | undefined {
  const entry = entriesOf(node).find(([key]) => key !== ':@' && key !== '#text');
  if (!entry) return undefined;
  const [name, content] = entry;
  const attributes = entriesOf(entriesOf(node).find(([key]) => key === ':@')?.[1]);
  return {
    name,
    attributes: new Map(attributes.map(([key, value]) => [key, String(value)])),
    children: elementsOf(content),
    text: ownText(content),
  };
}

function ownText(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  const texts = nodes.flatMap((node: unknown) => entriesOf(node)).filter(([key]) => key === '#text');
  return texts.map(([, value]) => String(value)).join('');
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
