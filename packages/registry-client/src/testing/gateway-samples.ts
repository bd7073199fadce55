import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCompanyData } from '../xml-gateway/company/read-company-data.ts';
import { parseAnswer } from '../xml-gateway/message/answer.ts';
import { findReference, readReference } from './reference.ts';

const folder = 'registry/xml/samples';

/** A published or recorded message of the gateway. */
export const readGatewaySample = (path: string): string => readReference(`${folder}/${path}`);

/** The company data in one of them. */
export function companyDataOf(path: string) {
  const data = readCompanyData(parseAnswer(readGatewaySample(path))?.body);
  if (!data) throw new Error(`${path} is not read as company data`);
  return data;
}

/** The names of the messages in some folders, as `official/ConfirmationStatement.xml`. */
export function listGatewaySamples(...folders: readonly string[]): string[] {
  return folders.flatMap((name) =>
    readdirSync(resolve(findReference() ?? '', folder, name))
      .filter((file) => file.endsWith('.xml'))
      .map((file) => `${name}/${file}`),
  );
}
