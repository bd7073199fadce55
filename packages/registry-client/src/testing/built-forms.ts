import fc from 'fast-check';
import type { FormSecrets } from '@statbook/domain/filing/forms';
import type { BuiltForm, FormBuilder, FormExtras } from '../xml-gateway/forms/gateway-form.ts';
import { writeXml } from '../xml-gateway/message/xml-writer.ts';
import { openGatewaySchemas } from './gateway-schemas.ts';

/** What a form is built from. */
export interface FormCase<Content> {
  readonly content: Content;
  readonly secrets?: FormSecrets | undefined;
  readonly extras?: FormExtras | undefined;
}

/** The XML of a form without its declaration and namespace. */
export function xmlOf(built: BuiltForm): string {
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  return writeXml(built.form.root)
    .replace(/^<\?xml.*\?>\n/, '')
    .replace(' xmlns="http://xmlgw.companieshouse.gov.uk"', '');
}

/** What is wrong with a form, as `field message`. */
export function problemsOf(built: BuiltForm): string[] {
  return built.ok ? [] : built.problems.map(({ field, message }) => `${field} ${message}`);
}

const CASES = 200;
const SEED = 20_251_118;

/** What the schemas say against 200 generated forms, each with its XML; empty when all are valid. */
export function complaintsOf<Content>(
  build: FormBuilder<Content>,
  cases: fc.Arbitrary<FormCase<Content>>,
): string[] {
  const documents = fc.sample(cases, { numRuns: CASES, seed: SEED }).map((each) => {
    const built = build(each.content, each.secrets, each.extras);
    if (!built.ok) throw new Error(`${problemsOf(built).join('; ')} of ${JSON.stringify(each)}`);
    return writeXml(built.form.root);
  });
  using schemas = openGatewaySchemas();
  return schemas
    .validateEach('Forms.xsd', documents)
    .flatMap((complaint, index) => (complaint === undefined ? [] : `${complaint} in ${documents[index]}`));
}

/** The names of the elements of an XML text, in the order in which they begin. */
export function elementNames(xml: string): string[] {
  return Array.from(xml.matchAll(/<([A-Za-z]\w*)/g), ([, name = '']) => name);
}

/** Whether the elements of a form stand in the order of a genuine text that has them all, and maybe more. */
export function keepsOrderOf(xml: string, genuine: string): boolean {
  const rest = elementNames(genuine)[Symbol.iterator]();
  return elementNames(xml).every((name) => {
    for (let next = rest.next(); !next.done; next = rest.next()) if (next.value === name) return true;
    return false;
  });
}
