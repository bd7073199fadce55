/** One element of a document that was read: enough of XML for the gateway's messages. */
export interface XmlElement {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The element's own text; an element with children has only white space here. */
  text: string;
}

export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function listChildren(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The element at the end of a path of local names. */
export function findAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce(findChild, element);
}

/** Its text without white space at the ends; undefined when the element is absent, empty when it is empty. */
export function textAt(element: XmlElement | undefined, ...path: string[]): string | undefined {
  return findAt(element, ...path)?.text.trim();
}

/** The text of an element that the checked shape makes sure of. */
export function getText(element: XmlElement | undefined, name: string): string {
  const text = textAt(element, name);
  if (text === undefined) throw new Error(`No ${name} in ${element?.name}`);
  return text;
}

/** The elements that members of a content are read from. */
type TextNames<Member extends string> = Readonly<Record<Member, string>>;

/** The texts of elements that the checked shape makes sure of. */
export function getTexts<Member extends string>(
  element: XmlElement | undefined,
  names: TextNames<Member>,
): Record<Member, string> {
  return collect(names, (name) => getText(element, name));
}

/** The texts of those elements that are there. */
export function findTexts<Member extends string>(
  element: XmlElement | undefined,
  names: TextNames<Member>,
): Partial<Record<Member, string>> {
  return collect(names, (name) => textAt(element, name));
}

function collect<Member extends string>(
  names: TextNames<Member>,
  read: (name: string) => string | undefined,
): Record<Member, string> {
  const texts = Object.entries<string>(names).map(([member, name]) => [member, read(name)] as const);
  // The members are those of the names.
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Record<Member, string>;
}
