import { euVat } from 'stdnum'

/** The prefix of a country's VAT ids where it is not the country's code. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/** A VAT id as it is printed: its country's prefix first, without blanks. Null where it is not one of that country. */
export function readVatId(text: string, country: string): string | null {
  const prefix = PREFIXES[country] ?? country
  const typed = text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
  const number = typed.startsWith(prefix) ? typed.slice(prefix.length) : typed
  const printed = `${prefix}${number}`
  const validators = euVat[country] ?? []
  return validators.some((one) => one.validate(printed).isValid || one.validate(number).isValid)
    ? printed
    : null
}
