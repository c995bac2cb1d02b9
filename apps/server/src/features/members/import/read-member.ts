import { timeZone } from '@foyer/contract/shapes'
import { nameFault, normaliseEmail, normaliseName } from '@foyer/domain/identity'
import { LOCALES } from '@foyer/i18n'

/** The columns that mean something. */
export const COLUMNS = ['email', 'name', 'language', 'timezone', 'products', 'joined_at'] as const
export type Column = (typeof COLUMNS)[number]

/** Somebody as a row describes them. */
export type ImportedMember = {
  email: string
  name: string
  language: string | null
  timezone: string | null
  product_ids: string[]
  joined_at: string | null
}

export type Problem = { column: string; code: string }

/** The products that a row may name: ids by id, and by title in lower case; null where two have that title. */
export type ProductNames = ReadonlyMap<string, string | null>

/** One row by its columns. Everything that is wrong with it is said at once. */
export function readMember(
  cells: Readonly<Partial<Record<Column, string>>>,
  { products, now }: { products: ProductNames; now: Date },
): { member: ImportedMember | null; problems: Problem[] } {
  const problems: Problem[] = []
  const blame = (column: Column, code: string): null => {
    problems.push({ column, code })
    return null
  }
  const email = readEmail(cells.email ?? '', blame)
  const name = readName(cells.name ?? '', blame)
  const language = readLanguage(cells.language ?? '', blame)
  const zone = readZone(cells.timezone ?? '', blame)
  const product_ids = readProducts(cells.products ?? '', products, blame)
  const joined_at = readMoment(cells.joined_at ?? '', now, blame)
  if (problems.length > 0 || email === null) return { member: null, problems }
  return { member: { email, name, language, timezone: zone, product_ids, joined_at }, problems }
}

type Blame = (column: Column, code: string) => null

function readEmail(text: string, blame: Blame): string | null {
  if (text === '') return blame('email', 'required')
  const read = normaliseEmail(text)
  return read.ok ? read.email : blame('email', read.code)
}

function readName(text: string, blame: Blame): string {
  if (text === '') return ''
  const fault = nameFault(text)
  if (fault) blame('name', fault)
  return normaliseName(text)
}

function readLanguage(text: string, blame: Blame): string | null {
  if (text === '') return null
  const wanted = text.replace('_', '-').toLowerCase()
  const found = LOCALES.find((locale) => locale.toLowerCase() === wanted || locale === wanted.split('-')[0])
  return found ?? blame('language', 'unknown_language')
}

function readZone(text: string, blame: Blame): string | null {
  if (text === '') return null
  return timeZone.safeParse(text).success ? text : blame('timezone', 'unknown_time_zone')
}

/** A title may hold what parts titles, so the whole is tried first. */
function readProducts(text: string, products: ProductNames, blame: Blame): string[] {
  if (text === '') return []
  const whole = products.get(text.toLowerCase())
  if (whole) return [whole]
  const names = namesIn(text)
  return names.flatMap((name) => {
    const id = products.get(name)
    if (id) return [id]
    blame('products', id === null ? 'product_ambiguous' : 'unknown_product')
    return []
  })
}

/** The products that a cell names, in lower case. */
export function namesIn(text: string): string[] {
  const names = text.split(/[|;,]/).map((name) => name.trim().toLowerCase())
  return [...new Set(names.filter(Boolean))]
}

const EARLIEST = Date.UTC(1990, 0, 1)

function readMoment(text: string, now: Date, blame: Blame): string | null {
  if (text === '') return null
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text))
    return blame('joined_at', 'date_is_invalid')
  const is_zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || text.length === 10
  const moment = new Date(is_zoned ? text.replace(' ', 'T') : `${text.replace(' ', 'T')}Z`)
  const day = new Date(`${text.slice(0, 10)}T00:00Z`)
  // A day that no month has would count as one of the next.
  if (Number.isNaN(moment.getTime()) || !day.toJSON()?.startsWith(text.slice(0, 10)))
    return blame('joined_at', 'date_is_invalid')
  if (moment.getTime() < EARLIEST || moment > now) return blame('joined_at', 'date_out_of_range')
  return moment.toISOString()
}
