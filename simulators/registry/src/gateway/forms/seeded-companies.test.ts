import { afterEach, describe, expect, it } from 'vitest';
import type { Company, Officer, Psc } from '../../register/company.ts';
import { type FormFacts, type OpenGateway, openGateway } from '../testing/open-gateway.ts';
import { writeAllotment, writeAllotmentReturn, writeCapital, writeShares } from '../testing/write-capital.ts';
import { writeRegistration, writeUpdate } from '../testing/write-charges.ts';
import {
  type Changes,
  writeAddress,
  writeDateChange,
  writeElements,
  writeNameChange,
  writeOfficeChange,
  writeOfficerChange,
  writeRecordsMove,
  writeResignation,
  writeSailChange,
} from '../testing/write-notices.ts';
import {
  nobody,
  writeCessation,
  writeControlChange,
  writeControllerVerification,
  writeNewController,
  writeNotification,
  writeWithdrawal,
} from '../testing/write-pscs.ts';

/** Somebody in control as a form names whom the public register shows. */
function nameController(psc: Psc | undefined): Changes {
  const { surname, forename, otherForenames, dateOfBirth = '' } = psc?.person ?? {};
  const [Year, month] = dateOfBirth.split('-');
  const PartialDOB = writeElements({ Month: String(Number(month)), Year });
  return { Surname: surname, Forename: forename, OtherForenames: otherForenames, PartialDOB };
}

const writeController = (psc: Psc | undefined, more: Changes = {}) =>
  writeElements({ ...nameController(psc), ...more });

/** An officer as a form names him. */
function writeKnown(officer: Officer | undefined, more: Record<string, string> = {}): string {
  const { surname, forename, otherForenames, dateOfBirth } = officer?.person ?? {};
  const names = { Surname: surname, Forename: forename, OtherForenames: otherForenames, DOB: dateOfBirth };
  return writeElements({ ...names, ...more });
}

function shorten({ accounts }: Company): FormFacts {
  const { periodStartOn = '', periodEndOn = '' } = accounts?.next ?? {};
  const AmendedAccountRefDate = Temporal.PlainDate.from(periodStartOn).add({ months: 2 }).toString();
  return writeDateChange({ AccountRefDate: periodEndOn, ChangeToPeriod: 'SHORT', AmendedAccountRefDate });
}

const change = { Change: writeElements({ ServiceAddress: writeElements({ Address: writeAddress() }) }) };
const allot = () => {
  const Shares = writeShares({ NumShares: '101', AggregateNominalValue: '101' });
  const totals = {
    TotalAmountUnpaid: '0',
    TotalNumberOfIssuedShares: '101',
    TotalAggregateNominalValue: '101',
  };
  return writeAllotmentReturn({
    StatementOfCapital: writeElements({ Capital: writeCapital({ ...totals, Shares }) }),
    Allotment: writeAllotment({ NumShares: '1', AmountUnpaidPerShare: '0' }),
  });
};

/** A charge of before April 2013 as a search of charges gives it. */
function writeOldCharge({ charges }: Company): FormFacts {
  const old = charges.find(({ code, status }) => code === undefined && status === 'outstanding');
  return writeUpdate({
    CreationDate: old?.createdOn,
    InstrumentDescription: old?.classification.description,
    ShortParticulars: old?.particulars?.description,
  });
}

const newest = ({ charges }: Company) => ({ ChargeCode: charges.at(-1)?.code });

describe('for the companies of the demonstration', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const deliver = async (number: string, write: (company: Company) => FormFacts) => {
    gateway = await openGateway();
    const company = gateway.register.findCompany(number);
    if (company === undefined) throw new Error(`No company ${number}`);
    const { name: companyName, authenticationCode: code } = company;
    const header = {
      companyName,
      code,
      companyNumber: number.replace(/^\D+/, ''),
      companyType: /^\D+/.exec(number)?.[0] ?? 'EW',
    };
    return gateway.deliver({ ...write(company), ...header });
  };
  const accepted = { code: 'ACCEPT', refused: undefined, text: undefined };

  it.each<[string, string, (company: Company) => FormFacts]>([
    ['AD01', '09990001', () => writeOfficeChange()],
    ['AD02', '09990001', () => writeSailChange()],
    ['AD03', '09990017', () => writeRecordsMove('MoveToSAILAddress', ['DEB'])],
    ['AD04', '09990017', () => writeRecordsMove('MoveToRegisteredOffice', ['MEMBER'])],
    ['AA01', '09990001', shorten],
    ['CERTNM', '09990001', () => writeNameChange({ ProposedCompanyName: 'HARBOUR GLOW BAKERY LIMITED' })],
    ['TM01', '09990001', ({ officers }) => writeResignation('Director', { Person: writeKnown(officers[1]) })],
    [
      'TM02',
      '09990017',
      ({ officers }) => writeResignation('Secretary', { Person: writeKnown(officers[2]) }),
    ],
    [
      'CH01',
      '09990001',
      ({ officers }) => writeOfficerChange('Director', { Person: writeKnown(officers[0], change) }),
    ],
    ['SH01', '09990001', allot],
    ['MR01', '05990070', () => writeRegistration()],
    ['MR04', '05990070', (company) => writeUpdate(newest(company))],
    ['MR04', 'SC990071', writeOldCharge],
    ['MR05', 'SC990071', (company) => writeUpdate(newest(company), { AllCeaseRelease: 'RELEASE' })],
    ['PSC01', '09990001', () => writeNotification({ Individual: writeNewController() })],
    ['PSC04', '09990017', ({ pscs }) => writeControlChange({ Individual: writeController(pscs[0], change) })],
    ['PSC07', '09990001', ({ pscs }) => writeCessation({ Individual: writeController(pscs[0]) })],
    ['PSC09', '09990021', () => writeWithdrawal(nobody)],
    ['LLTM01', 'OC990034', ({ officers }) => writeResignation('Member', { Person: writeKnown(officers[0]) })],
  ])('a form that shows as %s is accepted for %s', async (type, number, write) => {
    expect(await deliver(number, write)).toMatchObject(accepted);
    expect(gateway.register.findCompany(number)?.filings[0]?.type).toBe(type);
  });

  it('the one whose window is open gives her statement of identity', async () => {
    const verify = (place: number) =>
      deliver('09990057', ({ pscs }) => {
        const code = { CompaniesHousePersonalCode: pscs[place]?.person?.personalCode };
        return writeControllerVerification(nameController(pscs[place]), code);
      });
    expect(await verify(0)).toMatchObject(accepted);
    await gateway.close();
    expect((await verify(1)).text).toMatch(/cannot provide their identity verification details until/);
  });
});
