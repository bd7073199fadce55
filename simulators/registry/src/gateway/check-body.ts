import type { XmlElement } from '../xml/xml-element.ts';
import { invalidContent, type Refusal } from './refusal.ts';
import { findSchemaError } from './schema/check-schema.ts';

/** Row 6 of section 19: the element that is expected, valid against its schema; one message only. */
export function findContentRefusal(
  element: XmlElement,
  expected: { name: string; namespace: string },
): Refusal | undefined {
  if (element.name !== expected.name || element.namespace !== expected.namespace) {
    return invalidContent(
      `Element '${element.name}': This element is not expected. Expected is ( {${expected.namespace}}${expected.name} ).`,
    );
  }
  const error = findSchemaError(element);
  return error === undefined ? undefined : invalidContent(error);
}
