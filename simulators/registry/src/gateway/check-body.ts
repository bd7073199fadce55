import type { Gateway } from './gateway.ts';
import { invalidContent, type Refusal } from './refusal.ts';
import { findShapeError } from './schema/check-shape.ts';
import type { Shape } from './schema/shape.ts';
import { rewrite } from './xml/write-xml.ts';
import type { XmlElement } from './xml/xml-element.ts';

export interface Expected {
  name: string;
  namespace: string;
  shape: Shape;
}

/** Row 6 of section 19: the structure first, then the genuine schema where it is at hand; one message only. */
export function findContentRefusal(
  gateway: Gateway,
  element: XmlElement,
  expected: Expected,
): Refusal | undefined {
  if (element.name !== expected.name || element.namespace !== expected.namespace) {
    return invalidContent(
      `Element '${element.name}': This element is not expected. Expected is ( {${expected.namespace}}${expected.name} ).`,
    );
  }
  const error =
    findShapeError(element, expected.shape) ?? gateway.checkSchema?.(element.name, rewrite(element));
  return error === undefined ? undefined : invalidContent(error);
}
