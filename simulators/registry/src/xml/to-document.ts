import { XMLBuilder } from 'fast-xml-parser';
import { ParseOption, XmlDocument } from 'libxml2-wasm';
import type { XmlElement } from './xml-element.ts';

const builder = new XMLBuilder({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' });

/** An element that was read, as a document of its own without attributes. The caller disposes of it. */
export function toDocument(element: XmlElement): XmlDocument {
  return XmlDocument.fromString(builder.build([toNode(element)]), { option: ParseOption.XML_PARSE_HUGE });
}

function toNode({ name, namespace, children, text }: XmlElement, outerNamespace = ''): object {
  const ownText = children.length > 0 && text.trim() === '' ? [] : [{ '#text': text }];
  return {
    [name]: [...ownText, ...children.map((child) => toNode(child, namespace))],
    ':@': namespace === outerNamespace ? {} : { xmlns: namespace },
  };
}
