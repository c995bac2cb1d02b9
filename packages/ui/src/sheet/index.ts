export { Sheet, type SheetProps } from './sheet.tsx'
export { shouldCloseSheet } from './should-close-sheet.ts'
