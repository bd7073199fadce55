import { describe, expect, it } from 'vitest';
import { parseXml } from '../message/xml-reader.ts';
import { readAddress, readCorporate, readLegalPerson, readName, readPerson } from './read-people.ts';

const xml = (text: string) => {
  const root = parseXml(text);
  if (!root) throw new Error(text);
  return root;
};

describe('an address', () => {
  it('has the lines of the forms', () => {
    const address =
      xml(`<A><CareofName>Ann</CareofName><PoBox>7</PoBox><Premise>1</Premise><Street>Mill Lane</Street>
      <Thoroughfare>North</Thoroughfare><PostTown>Leeds</PostTown><County>Yorkshire</County><Country>GB-ENG</Country>
      <Postcode>LS1 4AP</Postcode></A>`);
    expect(readAddress(address)).toEqual({
      careOf: 'Ann',
      poBox: '7',
      premise: '1',
      street: 'Mill Lane',
      thoroughfare: 'North',
      postTown: 'Leeds',
      county: 'Yorkshire',
      country: 'GB-ENG',
      postcode: 'LS1 4AP',
    });
  });

  it('may be in a country without a code', () => {
    expect(readAddress(xml('<A><OtherForeignCountry>Kenya</OtherForeignCountry></A>'))?.country).toBe(
      'Kenya',
    );
  });

  it.each(['<A/>', '<A><Premise></Premise><Street> </Street></A>'])(
    'is none without any line: %s',
    (text) => {
      expect(readAddress(xml(text))).toBeUndefined();
      expect(readAddress(undefined)).toBeUndefined();
    },
  );
});

describe('a name', () => {
  it.each([
    ['<P><Title>Dr</Title><Forename>Anna</Forename><Surname>ASH</Surname></P>', 'Dr', 'Anna', undefined],
    [
      '<P><Forename>Anna</Forename><Forename>Maria</Forename><Forename>Luise</Forename></P>',
      undefined,
      'Anna',
      'Maria Luise',
    ],
    ['<P><Forename>Anna</Forename><OtherForenames>Maria</OtherForenames></P>', undefined, 'Anna', 'Maria'],
    ['<P/>', undefined, undefined, undefined],
  ])('is read from %s', (text, title, forename, otherForenames) => {
    expect(readName(xml(text))).toMatchObject({ title, forename, otherForenames });
  });
});

describe('a person', () => {
  it('has what the registry keeps from the public, too', () => {
    const person = xml(`<Person><Surname>ASH</Surname><DOB>1980-02-29</DOB><Nationality>BRITISH</Nationality>
      <PreviousNames><Surname>OAK</Surname></PreviousNames>
      <ResidentialAddress><Address><Premise>9</Premise></Address></ResidentialAddress></Person>`);
    expect(readPerson(person)).toMatchObject({
      type: 'person',
      surname: 'ASH',
      dateOfBirth: '1980-02-29',
      nationality: 'BRITISH',
      previousNames: [{ surname: 'OAK' }],
      residentialAddress: { sameAs: undefined, address: { premise: '9' } },
      serviceAddress: undefined,
    });
  });

  it.each([
    ['SameAsRegisteredOffice', 'registered-office'],
    ['SameAsServiceAddress', 'service-address'],
  ])('whose address is the same as another one says so by %s, whatever comes with it', (name, sameAs) => {
    const address = `<${name}>true</${name}><Address><Premise>9</Premise></Address>`;
    const person = readPerson(xml(`<Person><ResidentialAddress>${address}</ResidentialAddress></Person>`));
    expect(person.residentialAddress).toEqual({ sameAs });
  });
});

describe('a corporate body', () => {
  it.each([
    ['UK', 'uk'],
    ['EEA', 'eea'],
    ['NonUK', 'non-uk'],
    ['NonEEA', 'non-uk'],
    ['Mars', 'non-uk'],
  ])('among officers is identified by the level %s as %s', (level, kind) => {
    const body = xml(`<C><CorporateName>BIG</CorporateName><CompanyIdentification><${level}>
      <PlaceRegistered>HERE</PlaceRegistered><RegistrationNumber>7</RegistrationNumber></${level}></CompanyIdentification></C>`);
    expect(readCorporate(body)).toMatchObject({
      type: 'corporate',
      name: 'BIG',
      identification: { kind, placeRegistered: 'HERE', registrationNumber: '7' },
    });
  });

  it('among PSCs is identified one level higher, by prefixed names', () => {
    const body = xml(`<C><PSCCompanyIdentification><PSCPlaceRegistered>THERE</PSCPlaceRegistered>
      <LawGoverned>Act</LawGoverned></PSCCompanyIdentification></C>`);
    expect(readCorporate(body).identification).toMatchObject({
      placeRegistered: 'THERE',
      lawGoverned: 'Act',
    });
  });

  it('may have no identification', () => {
    expect(readCorporate(xml('<C/>')).identification).toBeUndefined();
  });
});

describe('a legal person', () => {
  it('has the law that governs it', () => {
    const body = xml(`<L><LegalPersonName>THE CROWN</LegalPersonName><LegalPersonIdentification>
      <LawGoverned>Common law</LawGoverned><LegalForm>Corporation sole</LegalForm></LegalPersonIdentification></L>`);
    expect(readLegalPerson(body)).toEqual({
      type: 'legal-person',
      name: 'THE CROWN',
      address: undefined,
      lawGoverned: 'Common law',
      legalForm: 'Corporation sole',
    });
  });
});
