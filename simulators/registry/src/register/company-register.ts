import type { Clock, Store } from '@statbook-simulators/kit';
import {
  findGeneratedCompany,
  listGeneratedNames,
  summariseGeneratedCompany,
} from '../seeds/generated-companies.ts';
import { seedCompanies } from '../seeds/load-seeds.ts';
import type { Company, Filing, Officer, Person } from './company.ts';
import { companyNumberOf, makeBarcode, makeDocumentId, makeTransactionId } from './ids.ts';
import { type CompanySummary, summarise } from './summary.ts';

/** A filing as its sender knows it; the register gives it its ids. */
export type NewFiling = Omit<Filing, 'id' | 'documentId' | 'barcode'>;

/** What searches read. The computed companies are summarised without being computed whole. */
export interface SearchEntry {
  number: string;
  name: string;
  previousNames: string[];
  summary(): CompanySummary;
}

interface RegisterOptions {
  store: Store;
  clock: Clock;
  /** How many computed companies there are beside the seeded ones. */
  generatedCompanies?: number;
}

/**
 * The register of companies: every API reads and changes companies here and nowhere else. Seeded companies and all that
 * ever changed are stored; the computed ones are made from their number on demand, so that a register of ten thousand
 * starts at once.
 */
export class CompanyRegister {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #generated: number;
  readonly #companies = new Map<string, Company>();
  readonly #entries = new Map<string, SearchEntry>();
  #seededOn: string;
  #isIndexed = false;

  constructor({ store, clock, generatedCompanies = 0 }: RegisterOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#generated = generatedCompanies;
    this.#seededOn = this.#fill();
  }

  /** The day on which the register was first filled; the dates of the seeds count from it. */
  get seededOn(): string {
    return this.#seededOn;
  }

  /** A copy: changing it changes nothing until `save`. */
  findCompany(number: string): Company | undefined {
    const company = this.#companies.get(number);
    if (company !== undefined) return structuredClone(company);
    return findGeneratedCompany(number, { count: this.#generated, today: this.#seededOn });
  }

  /** Every company, the computed ones included: slow with many. */
  companies(): Company[] {
    return [...this.searchEntries()].map(({ number }) => this.#getCompany(number));
  }

  save(company: Company): void {
    this.#store.put('company', company.number, company);
    this.#keep(structuredClone(company));
  }

  /** The transaction id that the next filing of the company gets. */
  nextFilingId({ number, filings }: Pick<Company, 'number' | 'filings'>): string {
    return makeTransactionId(number, 'filed', filings.length);
  }

  /** Puts a filing with its document at the top of the company's history. */
  addFiling(number: string, filing: NewFiling): Filing {
    const company = this.#getCompany(number);
    const place = company.filings.length;
    const made: Filing = {
      ...filing,
      id: this.nextFilingId(company),
      barcode: makeBarcode(number, 'filed', place),
      documentId: makeDocumentId(number, place),
    };
    this.save({ ...company, filings: [made, ...company.filings] });
    return made;
  }

  /** One entry for each company, in no particular order. */
  searchEntries(): Iterable<SearchEntry> {
    if (!this.#isIndexed) {
      for (const { number, name } of listGeneratedNames(this.#generated)) {
        if (!this.#companies.has(number)) this.#index({ number, name, previousNames: [] });
      }
      this.#isIndexed = true;
    }
    return this.#entries.values();
  }

  /** All appointments that the registry groups under one officer id. */
  findAppointments(officerId: string): { company: Company; officer: Officer }[] {
    const numbers = new Set([...this.#companies.keys(), companyNumberOf(officerId) ?? '']);
    return [...numbers].flatMap((number) => {
      const company = this.#companies.get(number) ?? this.findCompany(number);
      const officers = company?.officers.filter((officer) => officer.officerId === officerId) ?? [];
      return company === undefined ? [] : officers.map((officer) => ({ company, officer }));
    });
  }

  /** Everybody in an office or in control of a company that is stored: the computed ones share nobody. */
  findPeople(): Person[] {
    return [...this.#companies.values()]
      .flatMap(({ officers, pscs }) => [...officers, ...pscs])
      .flatMap(({ person }) => (person === undefined ? [] : [person]));
  }

  /** Whether every verification that rests on a personal code has ended. */
  hasCodeExpired(personalCode: string, today: string): boolean {
    const ends = [...this.#companies.values()]
      .flatMap(({ officers, pscs }) => [...officers, ...pscs])
      .filter(({ person }) => person?.personalCode === personalCode)
      .flatMap(({ verification: { startOn, endOn = '9999-12-31' } = {} }) =>
        startOn === undefined ? [] : [endOn],
      );
    return ends.length > 0 && ends.every((end) => end <= today);
  }

  findDocument(documentId: string): { company: Company; filing: Filing } | undefined {
    const company = this.findCompany(companyNumberOf(documentId) ?? '');
    const filing = company?.filings.find((one) => one.documentId === documentId);
    return company && filing && { company, filing };
  }

  /** Empties the register and fills it again. */
  reset(): void {
    for (const number of this.#companies.keys()) this.#store.remove('company', number);
    this.#store.remove('register', 'seeded');
    this.#companies.clear();
    this.#entries.clear();
    this.#isIndexed = false;
    this.#seededOn = this.#fill();
  }

  /** Seeds an empty register and reads a full one; returns the day on which it was seeded. */
  #fill(): string {
    const seeded = this.#store.get<{ on: string }>('register', 'seeded') ?? this.#seed();
    for (const company of this.#store.all<Company>('company')) this.#keep(company);
    return seeded.on;
  }

  #seed(): { on: string } {
    const on = this.#clock.today();
    this.#store.transaction(() => {
      for (const company of seedCompanies(on)) this.#store.put('company', company.number, company);
      this.#store.put('register', 'seeded', { on });
    });
    return { on };
  }

  #keep(company: Company): void {
    this.#companies.set(company.number, company);
    this.#index(company);
  }

  #index({ number, name, previousNames }: Pick<Company, 'number' | 'name' | 'previousNames'>): void {
    let summary: CompanySummary | undefined;
    this.#entries.set(number, {
      number,
      name,
      previousNames: previousNames.map((previous) => previous.name),
      summary: () => (summary ??= this.#summarise(number)),
    });
  }

  #summarise(number: string): CompanySummary {
    const company = this.#companies.get(number);
    return company === undefined ? summariseGeneratedCompany(number, this.#seededOn) : summarise(company);
  }

  #getCompany(number: string): Company {
    const company = this.findCompany(number);
    if (company === undefined) throw new Error(`No company ${number} on the register`);
    return company;
  }
}
