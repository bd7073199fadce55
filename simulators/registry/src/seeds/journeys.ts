import { plusDays } from './days.ts';
import { type CompanySpec, director, holding, individualPsc, ordinary, owns, person } from './spec.ts';

/** The companies that the demonstration and the journeys file for. */
export function journeyCompanies(today: string): CompanySpec[] {
  return [bakery(), joinery(), catering(), studios(today), woollens(), boats()];
}

/** Nothing wrong: a statement for it is accepted. */
function bakery(): CompanySpec {
  const nora = person('Ms Nora Jane Harcastle', { born: '1979-05-22', occupation: 'Baker' });
  const felix = person('Mr Felix Harcastle', { born: '1981-11-03', occupation: 'Baker' });
  return {
    number: '09990001',
    name: 'HARBOUR LIGHT BAKERY LIMITED',
    authenticationCode: 'BAKE01',
    facts: { sicCodes: ['10710', '47240'], registeredEmail: 'office@harbourlight.example' },
    reviewEndsIn: -4,
    reviews: 8,
    officers: [director(nora), director(felix)],
    pscs: [individualPsc(nora, owns('50-to-75'))],
    shares: [ordinary('100')],
    holdings: [holding('60', [nora]), holding('40', [felix])],
  };
}

/** Its director has verified with the registry, but has not yet said so for this company. */
function joinery(): CompanySpec {
  const hale = person('Mr Tobias Edwin Hale', {
    born: '1974-02-11',
    occupation: 'Joiner',
    personalCode: 'TW7K2MPX94R',
  });
  return {
    number: '09990002',
    name: 'TIDEWATER JOINERY LIMITED',
    authenticationCode: 'TIDE02',
    facts: { sicCodes: ['43320'] },
    reviewEndsIn: -6,
    reviews: 9,
    officers: [director(hale, { verification: 'due' })],
    pscs: [individualPsc(hale, owns('75-to-100'), { verification: 'due' })],
    shares: [ordinary('10')],
    holdings: [holding('10', [hale])],
  };
}

/** A second statement in a paid period costs nothing. */
function catering(): CompanySpec {
  const iris = person('Mrs Iris Okafor Penrose', { born: '1968-08-30', occupation: 'Caterer' });
  return {
    number: '09990003',
    name: 'COPPER KETTLE CATERING LIMITED',
    authenticationCode: 'KETL03',
    facts: { sicCodes: ['56210'] },
    reviewEndsIn: 40,
    reviews: 4,
    isPeriodPaid: true,
    officers: [director(iris)],
    pscs: [individualPsc(iris, owns('75-to-100'))],
    shares: [ordinary('1000', '0.10')],
    holdings: [holding('1000', [iris])],
  };
}

/** An allotment of 250 shares reached the statement of capital, but the last list of members is older. */
function studios(today: string): CompanySpec {
  const mara = person('Ms Mara Lindqvist', {
    born: '1985-01-17',
    nationality: 'Swedish',
    occupation: 'Architect',
  });
  const owen = person('Mr Owen Rhys Pritchard', { born: '1983-06-09', occupation: 'Architect' });
  const allottedOn = plusDays(today, -90);
  return {
    number: '09990004',
    name: 'MILLSTONE ROW STUDIOS LIMITED',
    authenticationCode: 'MILL04',
    facts: { sicCodes: ['71111'] },
    reviewEndsIn: -9,
    reviews: 5,
    officers: [director(mara), director(owen)],
    pscs: [individualPsc(mara, owns('50-to-75')), individualPsc(owen, owns('25-to-50'))],
    shares: [ordinary('1000')],
    holdings: [holding('450', [mara]), holding('300', [owen])],
    filings: [
      {
        type: 'SH01',
        category: 'capital',
        date: plusDays(allottedOn, 10),
        actionDate: allottedOn,
        description: 'capital-allotment-shares',
        descriptionValues: { date: allottedOn, capital: [{ currency: 'GBP', figure: '1,000' }] },
      },
    ],
  };
}

function woollens(): CompanySpec {
  const elspeth = person('Mrs Elspeth Munro', { born: '1961-12-05', countryOfResidence: 'Scotland' });
  return {
    number: 'SC990005',
    name: 'GLEN ORRIN WOOLLENS LIMITED',
    authenticationCode: 'GLEN05',
    facts: { jurisdiction: 'scotland', sicCodes: ['13100', '47710'] },
    reviewEndsIn: 20,
    reviews: 12,
    officers: [director(elspeth)],
    pscs: [individualPsc(elspeth, owns('75-to-100'))],
    shares: [ordinary('200')],
    holdings: [holding('200', [elspeth])],
  };
}

function boats(): CompanySpec {
  const ciaran = person('Mr Ciaran Devlin', { born: '1972-03-19', countryOfResidence: 'Northern Ireland' });
  const aoife = person('Ms Aoife Devlin', {
    born: '1975-07-28',
    nationality: 'Irish',
    countryOfResidence: 'Northern Ireland',
  });
  return {
    number: 'NI990006',
    name: 'LOUGH SHORE BOATS LIMITED',
    authenticationCode: 'LOUG06',
    facts: { jurisdiction: 'northern-ireland', sicCodes: ['30120'] },
    reviewEndsIn: 65,
    reviews: 7,
    officers: [director(ciaran), director(aoife)],
    pscs: [individualPsc(ciaran, owns('25-to-50')), individualPsc(aoife, owns('25-to-50'))],
    shares: [ordinary('2')],
    holdings: [holding('1', [ciaran]), holding('1', [aoife])],
  };
}
