import { describe, expect, it } from 'vitest';
import { readXml } from '../../xml/read-xml.ts';
import {
  writeCompanyRequest,
  writeStatement,
  writeSubmission,
  writeVerification,
} from '../testing/open-gateway.ts';
import { odile } from '../testing/quarry-company.ts';
import {
  nobody,
  writeControlStatement,
  writeNatures,
  writeNewController,
  writeNotification,
  writeWithdrawal,
} from '../testing/write-pscs.ts';
import { findSchemaError } from './check-schema.ts';

function check(body: string): string | undefined {
  const element = readXml(body);
  if (element === undefined) throw new Error(`Not XML: ${body}`);
  return findSchemaError(element);
}

/** The texts for which the verdict is not the one wanted. */
function listWrongVerdicts(write: (text: string) => string, good: string[], bad: string[]): string[] {
  const isRefused = (text: string) => check(write(text)) !== undefined;
  return [...good.filter(isRefused), ...bad.filter((text) => !isRefused(text))];
}

describe('a body', () => {
  it('keeps to the order, the number and the choice of its elements', () => {
    const bodies = {
      '<DTR5Applies>true</DTR5Applies><TradingOnMarket>0</TradingOnMarket>': /TradingOnMarket.*not expected/,
      '<SICCodes/>': /SICCodes.*not expected/,
      chat: /Character content/,
      '<TradingOnMarket xmlns="urn:another">0</TradingOnMarket>': /not expected/,
      '<TradingOnMarket xmlns="">0</TradingOnMarket>': /not expected/,
      '<TradingOnMarket><B/></TradingOnMarket>': /Element content is not allowed/,
    };
    expect(check(writeStatement({ before: '<TradingOnMarket>0</TradingOnMarket>' }))).toBeUndefined();
    for (const [before, message] of Object.entries(bodies)) {
      expect(check(writeStatement({ before })), before).toMatch(message);
    }
    const [sic, tooMany] = [4, 5].map(
      (count) => `<SICCodes>${'<SICCode>08110</SICCode>'.repeat(count)}</SICCodes>`,
    );
    expect(check(writeStatement({ changes: sic ?? '' }))).toBeUndefined();
    expect(check(writeStatement({ changes: tooMany ?? '' }))).toMatch(/SICCode.*not expected/);
    expect(check(writeCompanyRequest('CompanyDataRequest'))).toMatch(/Missing child element.*MadeUpDate/);
  });

  it('has dates of the calendar, whole numbers, and set words', () => {
    const reviewDate = (text: string) => writeStatement({ reviewDate: text });
    expect(listWrongVerdicts(reviewDate, ['2026-02-28'], ['2026-02-29', '28/02/2026', ''])).toEqual([]);
    const market = (text: string) => writeStatement({ before: `<TradingOnMarket>${text}</TradingOnMarket>` });
    expect(listWrongVerdicts(market, ['true', '0'], ['TRUE', 'yes', ''])).toEqual([]);
    const companyNumber = (text: string) => writeSubmission({ companyNumber: text });
    expect(listWrongVerdicts(companyNumber, ['007', '-1'], ['1.0', 'A1', ''])).toEqual([]);
    const companyType = (text: string) => writeSubmission().replace('>EW<', `>${text}<`);
    expect(listWrongVerdicts(companyType, ['SC'], ['ew', ' EW', ''])).toEqual([]);
    const lawful = (text: string) =>
      writeStatement().replace('<StateConfirmation>true', `<StateConfirmation>${text}`);
    expect(listWrongVerdicts(lawful, ['true', ' true '], ['false', '1'])).toEqual([]);
  });

  it('has decimals of six places, in the bounds of the registry', () => {
    const unpaid = (text: string) => writeStatement({ changes: writeCapital({ unpaid: text }) });
    const good = ['0', '0.000001', '999999999999999999.999999'];
    expect(listWrongVerdicts(unpaid, good, ['-1', '0.0000001', '1e3', ''])).toEqual([]);
    const number = (text: string) => writeStatement({ changes: writeCapital({ number: text }) });
    expect(
      listWrongVerdicts(number, ['0.000001', '999999999999999.999999'], ['0', '1000000000000000']),
    ).toEqual([]);
    const currency = (text: string) => writeStatement({ changes: writeCapital({ currency: text }) });
    expect(listWrongVerdicts(currency, ['GBP', 'EUR'], ['gbp', 'XXX', 'GBP EUR'])).toEqual([]);
  });

  it("has text in the registry's character set and length", () => {
    const title = (text: string) =>
      writeVerification([odile]).form?.replace('<Forename>', `<Title>${text}</Title><Forename>`) ?? '';
    expect(
      listWrongVerdicts(title, ['', 'ÀÉ', "O'N", '[(x)] \\/*'], ['é', 'a_b', '|', 'a'.repeat(51), 'a\nb']),
    ).toEqual([]);
    const className = (text: string) => writeStatement({ changes: writeCapital({ className: text }) });
    expect(
      listWrongVerdicts(className, ['A', ' A ', 'A'.repeat(50)], ['', ' ', 'é', 'A'.repeat(51)]),
    ).toEqual([]);
    const number = (text: string) => writeSubmission({ number: text });
    expect(listWrongVerdicts(number, ['00000A', ' 000001 '], ['1', '0000001', 'é00001'])).toEqual([]);
  });

  it('says in set words what control somebody has, or why nobody is named', () => {
    const notify = (natures: Record<string, string>) =>
      writeNotification({ Individual: writeNewController() }, natures).form ?? '';
    const nature = (text: string) => notify({ NatureOfControls: writeNatures(text) });
    const good = ['OWNERSHIPOFSHARES_75TO100PERCENT_AS_FIRM', 'SIGINFLUENCECONTROL'];
    const ofPartnerships = [
      'RIGHTTOSHARESURPLUSASSETS_25TO50PERCENT',
      'RIGHTTOAPPOINTANDREMOVEMEMBERS_AS_TRUST',
    ];
    expect(listWrongVerdicts(nature, good, [...ofPartnerships, 'ownership', ''])).toEqual([]);
    const partnershipNature = (text: string) => notify({ LLPNatureOfControls: writeNatures(text) });
    expect(listWrongVerdicts(partnershipNature, ofPartnerships, good.slice(0, 1))).toEqual([]);
    const statement = (text: string) => writeControlStatement({ CompanyStatement: text }).form ?? '';
    const spelledRight = nobody.CompanyStatement.replace('SIGNF', 'SIGNIF');
    expect(
      listWrongVerdicts(statement, Object.values(nobody), [spelledRight, 'PSC_DETAILS_NOT_CONFIRMED']),
    ).toEqual([]);
    const entered = (text: string) =>
      writeWithdrawal(nobody, '2026-11-18', { RegisterEntryDate: text }).form ?? '';
    expect(listWrongVerdicts(entered, ['2026-11-18'], ['18/11/2026'])).toEqual([]);
    expect(check(writeWithdrawal(nobody).form ?? '')).toBeUndefined();
  });

  it('has a root that is declared', () => {
    expect(check('<Nothing xmlns="http://xmlgw.companieshouse.gov.uk"/>')).toMatch(
      /No matching global declaration/,
    );
    expect(check('<ConfirmationStatement/>')).toMatch(/No matching global declaration/);
  });
});

function writeCapital({ unpaid = '0', number = '1', currency = 'GBP', className = 'A' }): string {
  return `<StatementOfCapital><Capital><TotalAmountUnpaid>${unpaid}</TotalAmountUnpaid>
<TotalNumberOfIssuedShares>1</TotalNumberOfIssuedShares><ShareCurrency>${currency}</ShareCurrency>
<TotalAggregateNominalValue>1</TotalAggregateNominalValue><Shares><ShareClass>${className}</ShareClass>
<PrescribedParticulars>é</PrescribedParticulars><NumShares>${number}</NumShares>
<AggregateNominalValue>1</AggregateNominalValue></Shares></Capital></StatementOfCapital>`;
}
