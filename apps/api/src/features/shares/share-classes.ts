import {
  companyInformationReportShareClass,
  getShareClassDetails,
  getShareClassDetailsForTransfer,
  saveShareDetails,
} from '@statbook/contract/calls';
import {
  type ClassTerms,
  classKey,
  holdersNotKnown,
  isCurrency,
  mayHaveShares,
  type ShareClass,
  toDecimalText,
} from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { getCompanyRow } from '../../readings/company-row-queries.ts';
import { lockRegister } from './books/event-queries.ts';
import { termsGiven } from './books/given-values.ts';
import { loadClasses, loadPosition } from './books/position-queries.ts';
import { presentCapital, presentClasses, presentHoldings } from './books/present-shares.ts';
import { readClasses, readPosition } from './reading/as-at.ts';
import { hasHadShares, insertClass, reviseClass } from './share-class-queries.ts';

/** Sets a class up, or changes one that never had shares; any later change is an entry of the register. */
export const saveShareDetailsHandler = handle(
  saveShareDetails,
  async ({ tx, company, person, body, record }) => {
    const keeper = { accountId: person.accountId, companyId: company.id, userId: person.userId };
    await lockRegister(tx, company.id);
    const classes = await loadClasses(tx, company.id);
    const terms = termsGiven(body);
    const known = classes.find(({ id }) => id === body.ShareClassId);
    if (body.ShareClassId !== undefined && known === undefined) return refuse('not-found');
    if (!isCurrency(terms.currency)) {
      const message = 'Choose a currency of ISO 4217, such as GBP';
      return refuse('invalid-request', { errors: { Currency: message } });
    }
    if (isNameTaken(classes, { terms, except: known })) {
      const message = 'Enter a name that no other class of this currency has';
      return refuse('invalid-request', { errors: { ClassName: message } });
    }
    if (known !== undefined && (await hasHadShares(tx, company.id, known.id)))
      return refuse('class-in-issue');
    if (known !== undefined) await reviseClass(tx, keeper, { classId: known.id, terms });
    const classId = known?.id ?? (await insertClass(tx, keeper, terms));
    record({ details: { classId, name: terms.name } });
    const saved = presentClasses(await loadPosition(tx, company.id));
    return { Entity: saved.filter(({ ShareClassId }) => ShareClassId === classId) };
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
  Entity: presentClasses(await loadPosition(tx, company.id)),
}));

export const companyInformationReportShareClassHandler = (clock: Clock) =>
  handle(companyInformationReportShareClass, async ({ tx, company, query }) => {
    const asked = { companyId: company.id, today: clock.today(), query };
    const reading = await readPosition(tx, asked);
    const { head, position } = reading;
    const { type } = await getCompanyRow(tx, company.id);
    const capital = { ...head, ...presentCapital(position), HasShareCapital: mayHaveShares(type) };
    return { Entity: [{ ...capital, Classes: await readClasses(tx, asked, reading) }] };
  });

export const getShareClassDetailsForTransferHandler = handle(
  getShareClassDetailsForTransfer,
  async ({ tx, company }) => {
    const position = await loadPosition(tx, company.id);
    // Nobody can sign for shares whose holder is not known yet.
    const notKnown = holdersNotKnown(position.holders);
    const held = presentHoldings(position).filter(
      ({ HolderId }) => HolderId !== null && !notKnown.has(HolderId),
    );
    const rows = position.classes.map(({ id, terms }) => ({
      ShareClassId: id,
      ClassName: terms.name,
      Currency: terms.currency,
      NominalValue: toDecimalText(terms.nominalEach),
      IsNumbered: terms.isNumbered,
      Holdings: held.filter(({ ShareClassId }) => ShareClassId === id),
    }));
    return { Entity: rows.filter(({ Holdings }) => Holdings.length > 0) };
  },
);
