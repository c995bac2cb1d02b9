import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)

/** Font files by the scripts that they contain; a letter is drawn with the first that has it. */
const SOURCES = [
  { family: 'Noto Latin', file: 'noto-sans/files/noto-sans-latin' },
  { family: 'Noto Latin Extended', file: 'noto-sans/files/noto-sans-latin-ext' },
  { family: 'Noto Cyrillic', file: 'noto-sans/files/noto-sans-cyrillic' },
  { family: 'Noto Devanagari', file: 'noto-sans/files/noto-sans-devanagari' },
  { family: 'Noto Greek', file: 'noto-sans/files/noto-sans-greek' },
  { family: 'Noto Arabic', file: 'noto-sans-arabic/files/noto-sans-arabic-arabic' },
] as const

const WEIGHTS = [400, 700] as const

/** The families of an invoice, in the order in which letters are looked up. */
export const INVOICE_FONTS: readonly string[] = SOURCES.map(({ family }) => family)

let are_registered = false

/** Registers the fonts with the PDF library, once in a process. */
export function registerInvoiceFonts(): void {
  if (are_registered) return
  for (const { family, file } of SOURCES)
    Font.register({
      family,
      fonts: WEIGHTS.map((fontWeight) => ({
        src: require.resolve(`@fontsource/${file}-${fontWeight}-normal.woff`),
        fontWeight,
      })),
    })
  are_registered = true
}
