import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormFacts, type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import {
  writeFirstController,
  writeFirstOfficer,
  writeIncorporation,
  writeMorwenna,
  writePartnership,
  writePublicCompany,
} from '../../testing/write-incorporation.ts';
import {
  type Changes,
  writeBody,
  writeNewDirector,
  writeNewMember,
  writeNewSecretary,
} from '../../testing/write-notices.ts';
import { writeIdentity, writeNatures, writeNewController } from '../../testing/write-pscs.ts';

const director = (changes: Changes = {}, consents?: string) =>
  writeFirstOfficer('Director', { Person: writeNewDirector(changes) }, consents);
const body = writeFirstOfficer('Director', { Corporate: writeBody() });
const secretary = writeFirstOfficer('Secretary', { Person: writeNewSecretary() });
const morwenna = writeFirstOfficer('Director', { Person: writeMorwenna() });
const member = (DesignatedInd: string) =>
  writeFirstOfficer('Member', { DesignatedInd, Person: writeNewMember() });
const otherMember = (DesignatedInd: string) =>
  writeFirstOfficer('Member', { DesignatedInd, Corporate: writeBody() });
const officers = (...all: string[]) => writeIncorporation({}, { officers: all });
const verified = (CompaniesHousePersonalCode: string, NameMismatchReason?: string) => ({
  VerificationDetails: writeIdentity({ CompaniesHousePersonalCode, NameMismatchReason }),
});
const controller = (changes: Changes) => {
  const Individual = `${writeNewController(changes)}<ConsentStatement>true</ConsentStatement>`;
  return writeIncorporation({}, { controllers: [writeFirstController({ Individual })] });
};

describe('the people of an incorporation', () => {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  it.each<[string, FormFacts, RegExp]>([
    ['without directors', officers(secretary), /at least one director/],
    ['without natural persons', officers(body), /natural person/],
    [
      'with one director of a public company',
      writePublicCompany({}, { officers: [director(), secretary] }),
      /at least two directors/,
    ],
    [
      'without the secretary of a public company',
      writePublicCompany({}, { officers: [director(), morwenna] }),
      /must have a secretary/,
    ],
    ['with members of a company', officers(director(), member('true')), /company of this type/],
    ['without consent', officers(director({}, 'false')), /consented to act is missing/],
    ['with a child for a director', officers(director({ DOB: '2010-11-22' })), /at least 16/],
    ['with one member', writePartnership({}, { officers: [member('true')] }), /at least two members/],
    [
      'with one designated member',
      writePartnership({}, { officers: [member('true'), otherMember('false')] }),
      /two members must be designated/,
    ],
    [
      'with members who are not all designated',
      writePartnership({ CompanyType: 'LLPDES' }, { officers: [member('true'), otherMember('false')] }),
      /Every member/,
    ],
    ['with the code of somebody else', officers(director(verified('HC98HC76HC5'))), /Wenna|WENNA/],
    [
      'with the code of another director',
      officers(director(), director({ Forename: 'Jory', ...verified('NW11NW22NW3') })),
      /identity verification details/,
    ],
    ['with two codes of one person', officers(director(), director(verified('NW99NW99NW9'))), /identity/],
    ['with the code of somebody else in control', controller(verified('HC98HC76HC5')), /linked to this/],
    [
      'with natures of control of an LLP',
      writeIncorporation(
        {},
        {
          controllers: [
            writeFirstController(undefined, { LLPNatureOfControls: writeNatures('SIGINFLUENCECONTROL') }),
          ],
        },
      ),
      /company of this type/,
    ],
    [
      'with somebody protected in control',
      writeIncorporation({}, { controllers: [writeFirstController({ SuperSecureIndividual: 'true' })] }),
      /only file for this PSC on paper/,
    ],
  ])('%s are rejected', async (_case, facts, reason) => {
    const decided = await gateway.deliver(facts);
    expect(decided.refused).toBeUndefined();
    expect(decided).toMatchObject({ code: 'REJECT', text: expect.stringMatching(reason) });
  });

  const hugh = { OtherForenames: undefined, Surname: 'Carlyon', DOB: '1968-12-01' };
  it.each<[string, FormFacts]>([
    [
      'with a director who is known',
      writeIncorporation(
        {},
        {
          companyName: 'A4 LTD',
          officers: [director({ ...hugh, Forename: 'Hugh', ...verified('HC98HC76HC5') })],
        },
      ),
    ],
    [
      'with a director who is known by another name, and says why',
      writeIncorporation(
        {},
        {
          companyName: 'A5 LTD',
          officers: [director({ ...hugh, Forename: 'Bertie', ...verified('HC98HC76HC5', 'PREFERRED_NAME') })],
        },
      ),
    ],
    [
      'with one who is director and in control',
      { ...controller(verified('NW11NW22NW3')), companyName: 'A6 LTD' },
    ],
  ])('%s are accepted', async (_case, facts) => {
    const { refused, text, code } = await gateway.deliver(facts);
    expect({ refused, text, code }).toEqual({ refused: undefined, text: undefined, code: 'ACCEPT' });
  });
});
