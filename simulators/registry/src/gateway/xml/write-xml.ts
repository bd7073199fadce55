import type { XmlElement } from './xml-element.ts';

/** A piece of XML that is ready to be sent. */
export type Markup = string & { readonly markup: unique symbol };

type Content = Markup | undefined | readonly Content[];

/** An element with child elements; those that are undefined are left out. */
export function element(name: string, children: Content, attributes: Record<string, string> = {}): Markup {
  return join(`<${name}${writeAttributes(attributes)}>`, flatten(children), `</${name}>`);
}

/** An element with text. */
export function textElement(name: string, text: string, attributes: Record<string, string> = {}): Markup {
  return join(`<${name}${writeAttributes(attributes)}>`, escapeText(text), `</${name}>`);
}

/** The same, left out when there is no text to write. */
export function optionalText(name: string, text: string | null | undefined): Markup | undefined {
  return text === undefined || text === null || text === '' ? undefined : textElement(name, text);
}

/** An element that was read, written again. */
export function rewrite(source: XmlElement, parentNamespace = ''): Markup {
  const declaration = source.namespace === parentNamespace ? {} : { xmlns: source.namespace };
  const content =
    source.children.length === 0
      ? escapeText(source.text)
      : source.children.map((child) => rewrite(child, source.namespace)).join('');
  return join(`<${source.name}${writeAttributes(declaration)}>`, content, `</${source.name}>`);
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function writeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
}

function flatten(content: Content): string {
  if (content === undefined) return '';
  return typeof content === 'string' ? content : content.map(flatten).join('');
}

// Only here does a string become markup: every part is a tag, escaped text, or markup already.
function join(...parts: string[]): Markup {
  return parts.join('') as Markup;
}
