import type { Platform } from '../../composition.ts';
import { decidePersonMatchHandler } from './decide-match.ts';
import { getPersonAppointmentsHandler } from './appointments/get-person-appointments.ts';
import { getPersonDocumentsHandler } from './documents/get-person-documents.ts';
import { endPersonalCodeHandler } from './codes/end-personal-code.ts';
import { getCodeHoldersHandler } from './codes/get-code-holders.ts';
import { keepPersonalCodesHandler } from './codes/keep-personal-codes.ts';
import { showPersonalCodeHandler } from './codes/show-personal-code.ts';
import { endPersonRoleHandler } from './end-person-role.ts';
import { findPeopleHandler } from './find-people.ts';
import { getPeopleHandler } from './get-people.ts';
import { getPersonHandler } from './get-person.ts';
import { identityHandlers } from './identity-handlers.ts';
import { getFilingsAwaitingCodesHandler } from './verification/get-filings-awaiting-codes.ts';
import { showPersonSecretsHandler } from './show-person-secrets.ts';
import { getVerificationBoardHandler } from './verification/get-verification-board.ts';

/** The calls about one person across companies. */
export const peopleHandlers = (platform: Platform) => ({
  ...identityHandlers(platform),
  findPeople: findPeopleHandler(platform),
  getPeople: getPeopleHandler(platform),
  getPerson: getPersonHandler(platform),
  getPersonAppointments: getPersonAppointmentsHandler(platform),
  getPersonDocuments: getPersonDocumentsHandler,
  getVerificationBoard: getVerificationBoardHandler(platform),
  getFilingsAwaitingCodes: getFilingsAwaitingCodesHandler(platform),
  showPersonSecrets: showPersonSecretsHandler(platform),
  decidePersonMatch: decidePersonMatchHandler(platform),
  endPersonRole: endPersonRoleHandler(platform),
  getCodeHolders: getCodeHoldersHandler,
  keepPersonalCodes: keepPersonalCodesHandler(platform),
  endPersonalCode: endPersonalCodeHandler(platform),
  showPersonalCode: showPersonalCodeHandler(platform),
});
