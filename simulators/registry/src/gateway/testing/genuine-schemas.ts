import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import type { XmlElement } from '../../xml/xml-element.ts';
import { formClasses } from '../forms/form-classes.ts';
import { findFirstError } from '../schema/check-schema.ts';

/** Checks a form, a request or an answer against the registry's own schema: the first message, or undefined. */
export type SchemaCheck = (element: XmlElement) => string | undefined;

const schemaFiles: Record<string, string> = {
  FormSubmission: 'reconstructed/FormSubmission-v2-11.reconstructed.xsd',
  ConfirmationStatement: 'schema/forms/ConfirmationStatement-v1-3.xsd',
  ConfirmationAndVerificationStatement: 'schema/forms/ConfirmationAndVerificationStatement-v1-0.xsd',
  PSCVerificationStatement: 'schema/forms/PSCVerificationStatement-v1-0.xsd',
  GetSubmissionStatus: 'schema/forms/GetSubmissionStatus-v2-9.xsd',
  CompanyDataRequest: 'schema/CompanyData-v3-6.xsd',
  CompanyData: 'schema/CompanyData-v3-6.xsd',
  PaymentPeriodsRequest: 'schema/PaymentPeriods-v1-0.xsd',
  PaymentPeriods: 'schema/PaymentPeriods-v1-0.xsd',
};

/** The other forms, of which nobody publishes more than the types inside. */
const otherForms = 'reconstructed/Forms.reconstructed.xsd';

/** Files that nobody publishes, and the nearest that can stand in for them. */
const standIns: Record<string, string> = {
  'schema/baseTypes-v3-1.xsd': 'schema/baseTypes-v3-5.xsd',
  'schema/baseTypes-v3-4.xsd': 'schema/baseTypes-v3-5.xsd',
  'schema/PSCBaseTypes-v1-4.xsd': 'reconstructed/PSCBaseTypes-v1-4.reconstructed.xsd',
};

/**
 * The folder of genuine schemas, which are never part of this project: `REFERENCE_DIR`, or `shared` beside the
 * checkout. Undefined where there is none.
 */
export function findSchemaFolder(environment = process.env): string | undefined {
  const reference =
    environment['REFERENCE_DIR'] ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url));
  const folder = join(reference, 'registry/xml');
  return existsSync(join(folder, 'schema')) ? folder : undefined;
}

const base = 'http://schemas.invalid/';
const opened = new Map<string, SchemaCheck>();

/** Schemas are compiled once for each folder, each when it is first needed. */
export function openSchemas(folder: string): SchemaCheck {
  const known = opened.get(folder);
  if (known !== undefined) return known;
  const sources = readSources(folder);
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(
      Object.fromEntries([...sources].map(([path, text]) => [base + path, encode(text)])),
    ),
  );
  const validators = new Map<string, XsdValidator>();
  const check: SchemaCheck = (element) => {
    const isOtherForm = [...formClasses.values()].some((form) => form.element === element.name);
    const path = schemaFiles[element.name] ?? (isOtherForm ? otherForms : undefined);
    if (path === undefined) return undefined;
    const validator = validators.get(path) ?? compile(path, sources);
    validators.set(path, validator);
    return findFirstError(validator, element);
  };
  opened.set(folder, check);
  return check;
}

function readSources(folder: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const part of ['schema', 'schema/forms', 'schema/vocabularies', 'reconstructed']) {
    for (const file of readdirSync(join(folder, part)).filter((name) => name.endsWith('.xsd'))) {
      sources.set(`${part}/${file}`, withinLimits(readFileSync(join(folder, part, file), 'utf8')));
    }
  }
  for (const [missing, standIn] of Object.entries(standIns)) {
    const source = sources.get(standIn);
    if (source !== undefined) sources.set(missing, source);
  }
  return sources;
}

/** The validator's decimals end at 24 digits, below the highest total that the registry names. */
function withinLimits(schema: string): string {
  return schema.replaceAll('99999999999999999999.999999', '999999999999999999.999999');
}

function compile(path: string, sources: Map<string, string>): XsdValidator {
  using document = XmlDocument.fromBuffer(encode(sources.get(path) ?? ''), { url: base + path });
  return XsdValidator.fromDoc(document);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
