export { readNumber, toPlainDigits, writeNumber } from './read-number.ts'
export type { ReadNumber, ReadOptions } from './read-number.ts'
