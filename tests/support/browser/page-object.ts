import type { Page } from '@playwright/test';
import { type Hand, pointer } from './hand.ts';

/** A part of the product as a journey sees it, and how a person works it. */
export class PageObject {
  readonly page: Page;
  protected readonly hand: Hand;

  constructor(page: Page, hand: Hand = pointer) {
    this.page = page;
    this.hand = hand;
  }
}
