import type { FormedAuthoriser, FormedParty } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { addressElement } from '../addresses/address.ts';
import type { FieldChecker } from '../field-checker.ts';
import { partyElement } from './founders.ts';

const AGREES = 'AUTHORISER_AGREES_NAME_USED_TO_AUTHENTICATE';

const ELEMENTS = { solicitor: 'Solicitor', member: 'Member' } as const;

/** Who signs the application by agreeing that their name authenticates it. */
export function authoriserElement(check: FieldChecker, authoriser: FormedAuthoriser): XmlNode {
  const agreed = 'authoriser.agreesNameAuthenticates';
  check.require(authoriser.agreesNameAuthenticates, agreed, 'must be confirmed');
  return element('Authoriser', [signatureElement(check, authoriser)]);
}

function signatureElement(check: FieldChecker, authoriser: FormedAuthoriser): XmlNode {
  if (authoriser.kind === 'subscribers') {
    const { parties } = authoriser;
    check.require(parties.length > 0, 'authoriser.parties', 'must name at least one');
    return element(
      'Subscribers',
      parties.map((each, index) =>
        element('Subscriber', signedBy(check, `authoriser.parties[${index}]`, each)),
      ),
    );
  }
  const signed = signedBy(check, 'authoriser.party', authoriser.party);
  if (authoriser.kind !== 'agent') return element(ELEMENTS[authoriser.kind], signed);
  return element('Agent', [...signed, addressElement(check, 'authoriser.address', authoriser.address)]);
}

const signedBy = (check: FieldChecker, field: string, party: FormedParty): readonly XmlNode[] => [
  partyElement(check, field, party),
  element('Authentication', [textElement('AuthoriserPersonalAuthentication', AGREES)]),
];
