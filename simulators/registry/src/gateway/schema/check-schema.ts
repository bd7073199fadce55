import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { toDocument } from '../../xml/to-document.ts';
import type { XmlElement } from '../../xml/xml-element.ts';

const envelopeNamespace = 'http://www.govtalk.gov.uk/CM/envelope';
export const headerNamespace = 'http://xmlgw.companieshouse.gov.uk/Header';
export const formNamespace = 'http://xmlgw.companieshouse.gov.uk';

const schemaFiles: Readonly<Record<string, string>> = {
  [envelopeNamespace]: 'envelope.xsd',
  [headerNamespace]: 'form-submission.xsd',
  [formNamespace]: 'bodies.xsd',
};

const validators = new Map<string, XsdValidator>();

/** The validator's first message about an element; undefined when it is valid. Attributes are not looked at. */
export function findSchemaError(element: XmlElement): string | undefined {
  const file = schemaFiles[element.namespace];
  if (file === undefined)
    return `Element '${element.name}': No matching global declaration available for the validation root.`;
  const validator =
    validators.get(file) ?? compileSchema(fileURLToPath(new URL(`xsd/${file}`, import.meta.url)));
  validators.set(file, validator);
  return findFirstError(validator, element);
}

function compileSchema(path: string): XsdValidator {
  // The schemas include one another by file name.
  xmlRegisterFsInputProviders();
  using document = XmlDocument.fromBuffer(readFileSync(path), { url: path });
  return XsdValidator.fromDoc(document);
}

/** The first message of any validator about an element. */
export function findFirstError(validator: XsdValidator, element: XmlElement): string | undefined {
  using document = toDocument(element);
  try {
    validator.validate(document);
    return undefined;
  } catch (error) {
    if (error instanceof XmlLibError) return error.message.trim().split('\n')[0];
    throw error;
  }
}
