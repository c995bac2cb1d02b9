export { Sheet, type SheetProps } from './sheet.tsx'
export { closesSheet } from './closes-sheet.ts'
