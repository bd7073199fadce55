import type { RegisteredPsc } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { FieldChecker } from '../field-checker.ts';
import { registeredPscElement } from './psc-elements.ts';

/** In which element each statement stands; the registrar's misspelling is kept (PSCBaseTypes v1-2). */
const ELEMENTS: Readonly<Record<string, 'CompanyStatement' | 'PSCStatement' | 'PSCLinkedStatement'>> = {
  NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL: 'CompanyStatement',
  STEPS_TO_FIND_PSC_NOT_YET_COMPLETED: 'CompanyStatement',
  PSC_EXISTS_BUT_NOT_IDENTIFIED: 'PSCStatement',
  PSC_DETAILS_NOT_CONFIRMED: 'PSCStatement',
  PSC_CONTACTED_BUT_NO_RESPONSE: 'PSCStatement',
  RESTRICTIONS_NOTICE_ISSUED_TO_PSC: 'PSCStatement',
  PSC_HAS_FAILED_TO_CONFIRM_CHANGED_DETAILS: 'PSCLinkedStatement',
};

/** A statement by the register's key, which the gateway writes in capitals. */
export function statementElement(
  check: FieldChecker,
  { statement, psc }: { statement: string; psc?: RegisteredPsc | undefined },
): XmlNode {
  const value = statement.replaceAll('-', '_').toUpperCase();
  const name = ELEMENTS[value];
  check.require(name !== undefined, 'statement', 'must be one of the registrar’s');
  if (name !== 'PSCLinkedStatement') return textElement(name ?? 'CompanyStatement', value);
  check.require(psc !== undefined, 'psc', 'must be named in this statement');
  return element(name, [textElement('Statement', value), psc && registeredPscElement(check, psc)]);
}
