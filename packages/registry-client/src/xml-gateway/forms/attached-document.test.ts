import { describe, expect, it } from 'vitest';
import { writePart } from '../../testing/form-xml.ts';
import { type AttachedDocument, checkDocuments, documentElements } from './attached-document.ts';

const resolution: AttachedDocument = {
  category: 'RESOLUTION',
  bytes: new TextEncoder().encode('%PDF-1.7'),
  filename: 'resolution.pdf',
  contentType: 'application/pdf',
  date: '2026-11-02',
};

const problemsWith = (change: Partial<AttachedDocument>) =>
  writePart((check) => {
    checkDocuments(check, [resolution, { ...resolution, ...change }], ['RESOLUTION', 'ARTS']);
    return undefined;
  }).problems;

describe('a document that goes with a form', () => {
  it('is written in base64; a resolution goes in the category of the constitution', () => {
    const { date: _, ...undated } = resolution;
    const { xml } = writePart(() => documentElements([resolution, { ...undated, category: 'ARTS' }]));
    expect(xml).toBe(
      '<r><Document><Data>JVBERi0xLjc=</Data><Date>2026-11-02</Date><Filename>resolution.pdf</Filename>' +
        '<ContentType>application/pdf</ContentType><Category>MEMARTS</Category></Document>' +
        '<Document><Data>JVBERi0xLjc=</Data><Filename>resolution.pdf</Filename>' +
        '<ContentType>application/pdf</ContentType><Category>ARTS</Category></Document></r>',
    );
  });

  it.each<[string, Partial<AttachedDocument>, string]>([
    ['of a kind that the form does not take', { category: 'DEED' }, 'category is not taken with this form'],
    ['without a name', { filename: ' ' }, 'filename must not be empty'],
    ['with a name that is too long', { filename: 'f'.repeat(33) }, 'filename must be at most 32 characters'],
    ['with an impossible date', { date: '2026-02-30' }, 'date must be a date'],
    ['that is no PDF', { bytes: new TextEncoder().encode('PK') }, 'bytes must be a PDF file'],
    [
      'that is too large',
      { bytes: new TextEncoder().encode(`%PDF-${' '.repeat(10 * 1024 * 1024)}`) },
      'bytes must be at most 10 MB',
    ],
  ])('is refused %s', (_, change, problem) => {
    expect(problemsWith(change)).toEqual([`documents[1].${problem}`]);
  });
});
