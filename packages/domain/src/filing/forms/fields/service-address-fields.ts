import type { FieldError } from '../../../field-error.ts';
import type { FiledResidence, FiledServiceAddress } from '../filed-officer.ts';
import { type Answers, answerAt, type FormField } from '../kernel/form-fields.ts';
import { FILED_ADDRESS_LINES } from '../filed-address.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { addressAt, addressFields, addressLines, checkUkPostcode } from './address-fields.ts';
import { YES_OR_NO } from './person-fields.ts';

/** Where an officer, or somebody with significant control, is reached: at the registered office, or at an address of its own. It is public. */
export function serviceAddressFields(
  answers: Answers,
  path: string,
  who: 'officer' | 'person' = 'officer',
  extras: readonly ('careOf' | 'poBox')[] = ['careOf', 'poBox'],
): readonly FormField[] {
  return [
    {
      path: `${path}.kind`,
      label: 'Service address',
      kind: 'choice',
      options: [
        { value: 'registered-office', label: 'The registered office', hint: 'Wherever that is in future.' },
        { value: 'address', label: 'Another address' },
      ],
      decidesFields: true,
      hint: `It is public, and post for the ${who} is sent to it.`,
    },
    ...(answerAt(answers, `${path}.kind`) === 'address'
      ? addressFields({ path: `${path}.address`, extras })
      : []),
  ];
}

/** The service address at a path. */
export function serviceAddressAt(answers: Answers, path: string): FiledServiceAddress {
  if (answerAt(answers, `${path}.kind`) !== 'address') return { kind: 'registered-office' };
  return { kind: 'address', address: addressAt(answers, `${path}.address`) };
}

/** What is wrong with a service address beyond its fields. */
export function checkServiceAddress(answers: Answers, path: string): readonly FieldError[] {
  if (answerAt(answers, `${path}.kind`) !== 'address') return [];
  return checkUkPostcode(answers, `${path}.address`);
}

/** A service address in lines, as a person reads it. */
export function serviceAddressLines(service: FiledServiceAddress, facts: FormFacts): readonly string[] {
  if (service.kind === 'address') return addressLines(service.address);
  return ['The registered office', ...addressLines(facts.registeredOffice)];
}

/** The path of the lines of a home address, which are secrets. */
export const HOME_PATH = 'residentialAddress';

/** A home address that is the service address has to be an address of its own there (s. 165(3)). */
function isSameAsService(answers: Answers, paths: ResidencePaths): boolean {
  return !isAtOffice(answers, paths) && answerAt(answers, `${paths.residence}.kind`) === 'service-address';
}

const isAtOffice = (answers: Answers, { service }: ResidencePaths) =>
  service !== undefined && answerAt(answers, `${service}.kind`) === 'registered-office';

/** Where the answers about a home stand, and those about the service address where it is asked for beside it. */
export interface ResidencePaths {
  readonly residence: string;
  readonly service?: string;
  /** Of somebody with significant control: who it is, and whether the form takes that the home is protected. */
  readonly psc?: { readonly asksProtection: boolean };
  /** Where the lines stand, of a form that asks for several homes. */
  readonly home?: string;
}

const homePath = ({ home = HOME_PATH }: ResidencePaths) => home;

/** Where an officer lives: the service address, unless that is the office, or lines that are kept sealed and shown on request alone. */
export function residenceFields(answers: Answers, paths: ResidencePaths): readonly FormField[] {
  const { residence } = paths;
  const question: FormField = {
    path: `${residence}.kind`,
    label: 'Home address',
    kind: 'choice',
    options: [
      { value: 'service-address', label: 'The same as the service address' },
      { value: 'protected-address', label: 'Another address, which is not public' },
    ],
    decidesFields: true,
  };
  const asked = isAtOffice(answers, paths) ? [] : [question];
  const isAnswered = asked.length === 0 || answerAt(answers, question.path) !== '';
  if (!isAnswered || isSameAsService(answers, paths)) return asked;
  const lines = [...asked, ...addressFields({ path: homePath(paths), isSecret: true })];
  if (paths.psc?.asksProtection === false) return lines;
  const protection: FormField = {
    path: `${residence}.secured`,
    label: `Has Companies House granted protection of the home address (section ${paths.psc === undefined ? '243' : '790ZF'})?`,
    kind: 'choice',
    options: YES_OR_NO,
    missing: 'Say whether Companies House has granted protection',
  };
  return [...lines, protection];
}

/** What is wrong with a home address beyond its fields. */
export function checkResidence(answers: Answers, paths: ResidencePaths): readonly FieldError[] {
  return isSameAsService(answers, paths) ? [] : checkUkPostcode(answers, homePath(paths));
}

/** Where an officer lives, without the lines. */
export function residenceAt(answers: Answers, paths: ResidencePaths): FiledResidence {
  if (isSameAsService(answers, paths)) return { kind: 'service-address' };
  const secured = answerAt(answers, `${paths.residence}.secured`) === 'yes';
  return { kind: 'protected-address', ...(secured && { secured }) };
}

/** The lines of the home address, as secrets; none where it is the service address. */
export function residenceSecrets(
  answers: Answers,
  paths: ResidencePaths,
  at = HOME_PATH,
): Readonly<Record<string, string>> {
  if (isSameAsService(answers, paths)) return {};
  const address = addressAt(answers, homePath(paths));
  const lines = FILED_ADDRESS_LINES.map((name) => [`${at}.${name}`, address[name] ?? ''] as const);
  return Object.fromEntries(lines.filter(([, value]) => value !== ''));
}
