import { companyInformationByXml, companyInformationByXmlDirectly } from '@statbook/contract/calls';
import type { CompanyNumber } from '@statbook/domain/companies';
import { Secret } from '@statbook/domain/secret';
import type { Presenter } from '@statbook/registry-client';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import { readTypedNumber } from '../../pipeline/typed-number.ts';
import { findListedCompany, findRegisteredCompany } from './import-queries.ts';
import { presentGatewayCompany } from './present-gateway-company.ts';
import { readCompanyData } from './read-company-data.ts';
import { unsealCode } from './refresh/refresh-company.ts';

interface Question {
  companyNumber: string;
  authCode?: string | undefined;
  connectionType?: string | undefined;
  presenterId?: string | undefined;
  presenterAuthenticationCode?: string | undefined;
}

interface Asker {
  person: Person;
  signal: AbortSignal;
}

/** A look at what a code opens, by the account's presenter. */
export const companyInformationByXmlHandler = (platform: Platform) =>
  handle(companyInformationByXml, ({ query, person, signal }) => ask(platform, query, { person, signal }));

/** The same by a presenter named in the request, where one is. */
export const companyInformationByXmlDirectlyHandler = (platform: Platform) =>
  handle(companyInformationByXmlDirectly, ({ query, person, signal }) =>
    ask(platform, query, { person, signal }),
  );

async function ask(platform: Platform, question: Question, { person, signal }: Asker) {
  const wrong = refuseConnectionType(platform.config, question.connectionType);
  if (wrong !== undefined) return wrong;
  const number = readTypedNumber('companyNumber', question.companyNumber);
  if (number instanceof Refusal) return number;
  const presenter = readPresenter(question);
  if (presenter instanceof Refusal) return presenter;
  const { authCode } = question;
  const code = authCode === undefined ? await findStoredCode(platform, person, number) : new Secret(authCode);
  if (code === undefined) return refuse('authentication-code-missing');
  const { gateway } = await platform.gateways(person.accountId, presenter);
  const madeUpDate = platform.clock.today();
  const read = await readCompanyData(gateway, { number, code, madeUpDate }, { signal });
  if (read instanceof Refusal) return presenter === undefined ? read : refuseNamedPresenter(read);
  const hasRegisteredEmail = read.data.registeredEmailAddress !== undefined;
  const readAt = platform.clock.now();
  return { entity: [presentGatewayCompany(read.data, { hasRegisteredEmail, readAt })] };
}

/** Both of the presenter's codes or neither. */
function readPresenter(question: Question): Presenter | undefined | Refusal {
  const { presenterId: id, presenterAuthenticationCode: code } = question;
  if (id === undefined && code === undefined) return undefined;
  if (id !== undefined && code !== undefined) return { id: new Secret(id), code: new Secret(code) };
  const missing = id === undefined ? 'presenterId' : 'presenterAuthenticationCode';
  return refuse('invalid-request', { errors: { [missing]: 'Give both the presenter’s ID and its code' } });
}

/** The registry refuses a presenter that somebody has typed: it is theirs to correct, and not an administrator's. */
function refuseNamedPresenter(refusal: Refusal): Refusal {
  if (refusal.code !== 'presenter-refused') return refusal;
  const presenterAuthenticationCode =
    'Companies House does not accept this presenter: check the ID and its code';
  return refuse('invalid-request', { errors: { presenterAuthenticationCode } });
}

/** The code stored with a company in the list and within reach. */
async function findStoredCode(
  platform: Platform,
  { scope }: Person,
  number: CompanyNumber,
): Promise<Secret | undefined> {
  const found = await platform.database.transaction(scope, async (tx) => {
    const listed = await findListedCompany(tx, number);
    return listed && findRegisteredCompany(tx, listed.id);
  });
  if (!found?.authenticationCodeSealed) return undefined;
  return unsealCode(platform, found.id, found.authenticationCodeSealed);
}
