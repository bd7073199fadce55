export { date, money, number, type Sheet, type SheetCell, text } from './sheet.ts';
export { csvHead, csvRows, writeCsv } from './write-csv.ts';
