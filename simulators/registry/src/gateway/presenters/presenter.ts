/** A software user's account with the registry's filing product (section 4). */
export interface Presenter {
  id: string;
  /** Eleven characters; a secret at the real registry. */
  code: string;
  kind: 'test' | 'live';
  hasCreditAccount: boolean;
  creditLimitPence: number;
}

export interface CreditAccount {
  hasCreditAccount: boolean;
  creditLimitPence: number;
  spentPence: number;
}

export const demoPresenter: Presenter = {
  id: '66666600001',
  code: 'DEMOPRES001',
  kind: 'test',
  hasCreditAccount: true,
  creditLimitPence: 10_000_00,
};
