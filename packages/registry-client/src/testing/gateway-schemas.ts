import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { findReference } from './reference.ts';

/**
 * The genuine schemas in a working copy, because libxml2 cannot load them as published: one facet is over
 * its decimal limit, and some includes name files that are not public (stand-ins as in SOURCES.md).
 */
export interface GatewaySchemas extends Disposable {
  /** What libxml2 says against the document; nothing when it is valid. */
  validate(schema: string, xml: string): string | undefined;
  /** The same of many documents by one schema, which is read once. */
  validateEach(schema: string, documents: readonly string[]): (string | undefined)[];
}

const OVER_LIMIT = '99999999999999999999.999999';
const WITHIN_LIMIT = '999999999999999999.999999';

/** Files that are missing, and what stands in for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  'baseTypes-v3-1.xsd': 'baseTypes-v3-5.xsd',
  'baseTypes-v3-4.xsd': 'baseTypes-v3-5.xsd',
  'PSCBaseTypes-v1-4.xsd': '../reconstructed/PSCBaseTypes-v1-4.reconstructed.xsd',
  'FormSubmission-v2-11.xsd': '../reconstructed/FormSubmission-v2-11.reconstructed.xsd',
  // The root elements of all forms but the confirmation statement.
  'Forms.xsd': '../reconstructed/Forms.reconstructed.xsd',
};

/** Makes the working copy; disposing of it removes it. */
export function openGatewaySchemas(): GatewaySchemas {
  const reference = findReference();
  if (!reference) throw new Error('no reference folder');
  const folder = mkdtempSync(join(tmpdir(), 'gateway-schemas-'));
  copySchemas(resolve(reference, 'registry/xml/schema'), folder);
  xmlRegisterFsInputProviders();
  return {
    validate: (schema, xml) => validateEach(join(folder, schema), [xml])[0],
    validateEach: (schema, documents) => validateEach(join(folder, schema), documents),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** All in one folder, whose includes then need no path. */
function copySchemas(source: string, folder: string): void {
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.xsd') && !path.startsWith('data-retrieval')) copySchema(join(source, path), folder);
  }
  for (const [name, standIn] of Object.entries(STAND_INS)) copySchema(join(source, standIn), folder, name);
}

function copySchema(path: string, folder: string, name = path.split('/').at(-1) ?? path): void {
  const text = readFileSync(path, 'utf8')
    .replaceAll(OVER_LIMIT, WITHIN_LIMIT)
    .replaceAll(/schemaLocation="[^"]*\//g, 'schemaLocation="')
    .replaceAll('.reconstructed.xsd', '.xsd');
  writeFileSync(join(folder, name), text);
}

function validateEach(schemaPath: string, documents: readonly string[]): (string | undefined)[] {
  using schema = XmlDocument.fromBuffer(readFileSync(schemaPath), { url: schemaPath });
  using validator = XsdValidator.fromDoc(schema);
  return documents.map((xml) => validate(validator, xml));
}

function validate(validator: XsdValidator, xml: string): string | undefined {
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
