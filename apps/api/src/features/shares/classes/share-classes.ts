import {
  companyInformationReportShareClass,
  getShareClassDetails,
  getShareClassDetailsForTransfer,
  saveShareDetails,
} from '@statbook/contract/calls';
import { mayHaveShares } from '@statbook/domain/companies';
import { toDecimalText } from '@statbook/domain/money';
import { isCurrency } from '@statbook/domain/reference-data';
import {
  type ClassTerms,
  classKey,
  unidentifiedHolders,
  type ShareClass,
} from '@statbook/domain/share-capital';
import { statementOfCapital } from '@statbook/domain/share-capital/projections';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { getCompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { lockRegister } from '../ledger/event-queries.ts';
import { termsGiven } from '../ledger/given-values.ts';
import { loadClasses, loadPosition } from '../ledger/position-queries.ts';
import { presentClasses, presentHoldings } from '../ledger/present-shares.ts';
import { readClasses, readPosition } from '../register/as-at.ts';
import { hasHadShares, insertClass, reviseClass } from './share-class-queries.ts';

/** Sets a class up, or changes one that never had shares; any later change is an entry of the register. */
export const saveShareDetailsHandler = handle(
  saveShareDetails,
  async ({ tx, company, person, body, record }) => {
    const bookkeeper = { accountId: person.accountId, companyId: company.id, userId: person.userId };
    await lockRegister(tx, company.id);
    const classes = await loadClasses(tx, company.id);
    const terms = termsGiven(body);
    const known = classes.find(({ id }) => id === body.shareClassId);
    if (body.shareClassId !== undefined && known === undefined) return refuse('not-found');
    if (!isCurrency(terms.currency)) {
      const message = 'Choose a currency of ISO 4217, such as GBP';
      return refuse('invalid-request', { errors: { currency: message } });
    }
    if (isNameTaken(classes, { terms, except: known })) {
      const message = 'Enter a name that no other class of this currency has';
      return refuse('invalid-request', { errors: { className: message } });
    }
    if (known !== undefined && (await hasHadShares(tx, company.id, known.id)))
      return refuse('class-in-issue');
    if (known !== undefined) await reviseClass(tx, bookkeeper, { classId: known.id, terms });
    const classId = known?.id ?? (await insertClass(tx, bookkeeper, terms));
    record({ details: { classId, name: terms.name } });
    const saved = presentClasses(await loadPosition(tx, company.id));
    return { entity: saved.filter(({ shareClassId }) => shareClassId === classId) };
  },
);

function isNameTaken(
  classes: readonly ShareClass[],
  { terms, except }: { terms: ClassTerms; except: ShareClass | undefined },
): boolean {
  return classes.some(
    (each) =>
      each.id !== except?.id &&
      each.terms.currency === terms.currency &&
      classKey(each.terms.name) === classKey(terms.name),
  );
}

export const getShareClassDetailsHandler = handle(getShareClassDetails, async ({ tx, company }) => ({
  entity: presentClasses(await loadPosition(tx, company.id)),
}));

export const companyInformationReportShareClassHandler = ({ clock }: { clock: Clock }) =>
  handle(companyInformationReportShareClass, async ({ tx, company, query }) => {
    const asked = { companyId: company.id, today: clock.today(), query };
    const reading = await readPosition(tx, asked);
    const { head, position } = reading;
    const { type } = await getCompanyRow(tx, company.id);
    const capital = { ...head, ...statementOfCapital(position), hasShareCapital: mayHaveShares(type) };
    return { entity: [{ ...capital, classes: await readClasses(tx, asked, reading) }] };
  });

export const getShareClassDetailsForTransferHandler = handle(
  getShareClassDetailsForTransfer,
  async ({ tx, company }) => {
    const position = await loadPosition(tx, company.id);
    // Nobody can sign for shares whose holder is not known yet.
    const unidentified = unidentifiedHolders(position.holders);
    const held = presentHoldings(position).filter(
      ({ holderId }) => holderId !== null && !unidentified.has(holderId),
    );
    const rows = position.classes.map(({ id, terms }) => ({
      shareClassId: id,
      className: terms.name,
      currency: terms.currency,
      nominalValue: toDecimalText(terms.nominalEach),
      isNumbered: terms.isNumbered,
      holdings: held.filter(({ shareClassId }) => shareClassId === id),
    }));
    return { entity: rows.filter(({ holdings }) => holdings.length > 0) };
  },
);
