import { XmlElement as LibraryElement, ParseOption, XmlCData, XmlDocument, XmlText } from 'libxml2-wasm';
import type { XmlElement } from './xml-element.ts';

/** Reads a well-formed document without a document type; anything else is undefined. */
export function readXml(source: string): XmlElement | undefined {
  if (source.includes('<!DOCTYPE')) return undefined;
  try {
    // Documents inside may be longer than the texts that the parser takes by itself.
    using document = XmlDocument.fromString(withoutDeclaredEncoding(source), {
      option: ParseOption.XML_PARSE_HUGE,
    });
    return toElement(document.root);
  } catch {
    return undefined;
  }
}

/** The text is decoded already, so an encoding that it declares no longer says anything. */
function withoutDeclaredEncoding(source: string): string {
  return source.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '');
}

function toElement(node: LibraryElement): XmlElement {
  const element: XmlElement = {
    name: node.name,
    namespace: node.namespaceUri,
    attributes: Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value])),
    children: [],
    text: '',
  };
  for (let child = node.firstChild; child !== null; child = child.next) {
    if (child instanceof LibraryElement) element.children.push(toElement(child));
    else if (child instanceof XmlText || child instanceof XmlCData) element.text += child.content;
  }
  return element;
}
