import { FieldChecker } from '../xml-gateway/forms/field-checker.ts';
import { element, writeXml, type XmlChild } from '../xml-gateway/message/xml-writer.ts';

/** The XML that a part of a form writes, and what it complains about. */
export function writePart(build: (check: FieldChecker) => XmlChild): {
  xml: string;
  problems: string[];
} {
  const check = new FieldChecker();
  const built = build(check);
  const xml = writeXml(element('r', [built])).replace(/^<\?xml.*\?>\n/, '');
  return { xml, problems: check.problems.map(({ field, message }) => `${field} ${message}`) };
}
