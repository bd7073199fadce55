import { civilDate } from '@statbook/domain/dates';
import { type DocumentFacts, TaggedDocument } from '../page/tagged-document.ts';

/** A document of one empty page. */
export function blankDocument(facts: Partial<DocumentFacts> = {}): TaggedDocument {
  const document = new TaggedDocument({
    title: 'Blank document',
    madeOn: civilDate('2026-11-22'),
    layout: 'portrait',
    keepsPages: true,
    ...facts,
  });
  document.addPage();
  return document;
}
