import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '../../../record/share-entry-titles.ts';

/** What can happen to shares and is entered on this page; allotments and transfers have pages of their own. */
export const eventKinds = [
  'bonus-issue',
  'transmission',
  'subdivision',
  'consolidation',
  'redenomination',
  'redesignation',
  'variation',
  'class-name',
  'buy-back',
  'redemption',
  'treasury-sale',
  'cancellation',
  'reduction',
  'call',
  'forfeiture',
  'surrender',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** An event as somebody chooses it. */
export interface EventChoice {
  /** What it is for. */
  readonly about: string;
  /** What goes to Companies House, and by when. */
  readonly follows: string;
}

const nextStatement = 'No form: the next confirmation statement carries it';

export const eventChoices: Readonly<Record<EventKind, EventChoice>> = {
  'bonus-issue': {
    about: 'New shares for every so many held, paid up out of reserves instead of by the members.',
    follows: 'SH01 within one month',
  },
  transmission: {
    about: 'Shares pass by law, on death, bankruptcy or by an order of the court.',
    follows: nextStatement,
  },
  subdivision: {
    about: 'Each share becomes several of a smaller nominal value.',
    follows: 'SH02 within one month',
  },
  consolidation: {
    about: 'Every so many shares become one of a larger nominal value.',
    follows: 'SH02 within one month',
  },
  redenomination: {
    about: 'The nominal value passes into another currency at a spot rate.',
    follows: 'SH14 within one month, the resolution within 15 days',
  },
  redesignation: {
    about: 'Shares become shares of another class with the same nominal value.',
    follows: 'SH08 within one month, SH10 too where the rights differ',
  },
  variation: {
    about: 'The votes, dividends, capital rights or redemption of a class change.',
    follows: 'SH10 within one month, the consent within 15 days',
  },
  'class-name': {
    about: 'A class gets another name or designation; its rights stay.',
    follows: 'SH08 within one month',
  },
  'buy-back': {
    about: 'The company buys its own shares, and cancels them or holds them in treasury.',
    follows: 'SH03, and SH06 for shares cancelled, within 28 days',
  },
  redemption: {
    about: 'Redeemable shares are redeemed as their terms provide, which cancels them.',
    follows: 'SH02 within one month',
  },
  'treasury-sale': {
    about: 'Shares that the company holds itself are sold or transferred.',
    follows: 'SH04 within 28 days',
  },
  cancellation: {
    about: 'Shares that the company holds itself are cancelled.',
    follows: 'SH05 within 28 days; SH07 after a forfeiture in a public company',
  },
  reduction: {
    about: 'Less nominal value, less liability, or fewer shares, by special resolution.',
    follows: 'SH19 within 15 days of the resolution, SH15 after a redenomination',
  },
  call: {
    about: 'Members pay what is called on shares that are not fully paid.',
    follows: nextStatement,
  },
  forfeiture: {
    about: 'Shares are lost because a call was not paid, as the articles provide.',
    follows: 'No form in a private company; SH07 in a public one once they are cancelled',
  },
  surrender: {
    about: 'A member gives shares up that could be forfeited.',
    follows: 'No form in a private company; SH07 in a public one once they are cancelled',
  },
};

/** A choice with the page that it leads to. */
export interface Choice extends EventChoice {
  readonly title: string;
  readonly href: (companyId: string) => string;
}

export interface ChooserGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

const choose = (...kinds: readonly EventKind[]): readonly Choice[] =>
  kinds.map((kind) => ({
    ...eventChoices[kind],
    title: titleOfKind(kind),
    href: (companyId: string) => sharePaths.event(companyId, kind),
  }));

/** An allotment has pages of its own, and is looked for among the events. */
const allotment: Choice = {
  title: titleOfKind('allotment'),
  about: 'New shares for one or many holders, for cash or otherwise.',
  follows: 'SH01 within one month',
  href: (companyId) => sharePaths.allotment(companyId),
};

/** So has a transfer. */
const transfer: Choice = {
  title: titleOfKind('transfer'),
  about: 'Shares pass from one holder to others by a form of transfer, for money or as a gift.',
  follows: nextStatement,
  href: (companyId) => sharePaths.newTransfer(companyId),
};

/** Everything that can be recorded, grouped as people look for it. */
export const chooserGroups: readonly ChooserGroup[] = [
  { title: 'New shares', choices: [allotment, ...choose('bonus-issue')] },
  { title: 'Shares that change hands', choices: [transfer, ...choose('transmission')] },
  {
    title: 'Nominal value and currency',
    choices: choose('subdivision', 'consolidation', 'redenomination'),
  },
  { title: 'Classes and their rights', choices: choose('redesignation', 'variation', 'class-name') },
  {
    title: 'The company’s own shares',
    choices: choose('buy-back', 'redemption', 'treasury-sale', 'cancellation', 'reduction'),
  },
  { title: 'Shares not fully paid', choices: choose('call', 'forfeiture', 'surrender') },
];

/** The kind that an address names; undefined for the chooser. */
export function toEventKind(text: unknown): EventKind | undefined {
  return eventKinds.find((kind) => kind === text);
}
