import { BODY_NAMESPACE } from '../../message/envelope.ts';
import { element, optionalElement, textElement, type XmlChild } from '../../message/xml-writer.ts';
import type { ConfirmationStatementContent } from './confirmation-statement-content.ts';
import { FieldChecker } from '../field-checker.ts';
import type { BuiltForm } from '../gateway-form.ts';
import { checkEmail, sicCodesElement } from '../company/company-details.ts';
import { shareholdingElements } from './shareholdings.ts';
import { statementOfCapital } from '../capital/statement-of-capital.ts';
import { verificationStatement } from './verification-statement.ts';

/**
 * Writes a confirmation statement in the order of its schema: `ConfirmationStatement` v1-3, or
 * `ConfirmationAndVerificationStatement` v1-0 when the directors' verification goes with it (Class,
 * FormIdentifier and root element are then all the longer name).
 */
export function buildConfirmationStatement(content: ConfirmationStatementContent): BuiltForm {
  const check = new FieldChecker();
  const name = content.verification ? 'ConfirmationAndVerificationStatement' : 'ConfirmationStatement';
  const children: readonly XmlChild[] = [
    ...marketElements(check, content),
    textElement('ReviewDate', check.date('reviewDate', content.reviewDate)),
    sicCodesElement(check, content.sicCodes),
    statementOfCapital(check, content.statementOfCapital),
    ...shareholdingElements(check, content.shareholdings),
    optionalElement(
      'RegisteredEmailAddress',
      checkEmail(check, 'registeredEmailAddress', content.registeredEmailAddress),
    ),
    ...statementElements(check, content),
    content.verification && verificationStatement(check, content.verification.directors),
  ];
  if (check.problems.length > 0) return { ok: false, problems: check.problems };
  const root = element(name, children, { xmlns: BODY_NAMESPACE });
  return { ok: true, form: { className: name, formIdentifier: name, root, adjustments: check.adjustments } };
}

function marketElements(check: FieldChecker, content: ConfirmationStatementContent): readonly XmlChild[] {
  if (content.dtr5Applies && !content.tradingOnMarket) {
    check.refuse('dtr5Applies', 'can only apply when shares are traded on a market');
  }
  return [
    flagElement('TradingOnMarket', content.tradingOnMarket),
    flagElement('DTR5Applies', content.dtr5Applies),
    flagElement('PSCExemptAsTradingOnRegulatedMarket', content.pscExemptAsTradingOnRegulatedMarket),
    flagElement('PSCExemptAsSharesAdmittedOnMarket', content.pscExemptAsSharesAdmittedOnMarket),
    flagElement('PSCExemptAsTradingOnUKRegulatedMarket', content.pscExemptAsTradingOnUkRegulatedMarket),
  ];
}

function flagElement(name: string, flag: boolean | undefined): XmlChild {
  return flag === undefined ? undefined : textElement(name, String(flag));
}

/** Both statements are "true only" elements: a statement that is not made stops the filing. */
function statementElements(check: FieldChecker, content: ConfirmationStatementContent): readonly XmlChild[] {
  if (!content.acceptLawfulPurposeStatement) check.refuse('acceptLawfulPurposeStatement', 'must be accepted');
  if (!content.stateConfirmation) check.refuse('stateConfirmation', 'must be confirmed');
  return [textElement('AcceptLawfulPurposeStatement', 'true'), textElement('StateConfirmation', 'true')];
}
