import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { checkout } from '../installation/checkout.ts';

/** The registry's own schemas, which are no part of the project: in `REFERENCE_DIR`, or `shared` beside the checkout. */
export const hasGenuineSchemas = existsSync(schemaFolder());

function schemaFolder(): string {
  return join(process.env['REFERENCE_DIR'] ?? resolve(checkout, '../shared'), 'registry/xml/schema');
}

/** Files that the registry names and does not publish, and what stands in for them (SOURCES.md beside the schemas). */
const standIns: Readonly<Record<string, string>> = {
  'baseTypes-v3-1.xsd': 'baseTypes-v3-5.xsd',
  'baseTypes-v3-4.xsd': 'baseTypes-v3-5.xsd',
  'PSCBaseTypes-v1-4.xsd': '../reconstructed/PSCBaseTypes-v1-4.reconstructed.xsd',
  'FormSubmission-v2-11.xsd': '../reconstructed/FormSubmission-v2-11.reconstructed.xsd',
};

/** Holds each part of a submission against its schema; gives back what is wrong, in the validator's words. */
export function findSchemaFaults(message: string, form: string, formSchema: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'statbook-schemas-'));
  try {
    copySchemas(folder);
    xmlRegisterFsInputProviders();
    const parts = [
      ['FormSubmission-v2-11.xsd', cutElement(message, 'FormSubmission')],
      [formSchema, cutElement(message, form)],
    ] as const;
    return parts.flatMap(([schema, xml]) => validate(join(folder, schema), xml) ?? []);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The element with everything in it; its namespace is declared on it, as the registry wants it. */
function cutElement(message: string, name: string): string {
  const found = new RegExp(`<${name}[ >][\\s\\S]*</${name}>`).exec(message)?.[0];
  if (found === undefined) throw new Error(`The message has no ${name}.`);
  return found;
}

/** All in one folder, so that includes need no path; and within the limit of decimals that libxml2 has. */
function copySchemas(folder: string): void {
  const source = schemaFolder();
  const copy = (path: string, name: string) => {
    const text = readFileSync(path, 'utf8')
      .replaceAll('99999999999999999999.999999', '999999999999999999.999999')
      .replaceAll(/schemaLocation="[^"]*\//g, 'schemaLocation="')
      .replaceAll('.reconstructed.xsd', '.xsd');
    writeFileSync(join(folder, name), text);
  };
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const isOfFilings = path.endsWith('.xsd') && !path.startsWith('data-retrieval');
    if (isOfFilings) copy(join(source, path), basename(path));
  }
  for (const [name, standIn] of Object.entries(standIns)) copy(join(source, standIn), name);
}

function validate(schemaPath: string, xml: string): string | undefined {
  using schema = XmlDocument.fromBuffer(readFileSync(schemaPath), { url: schemaPath });
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
