import type { MemberImportField } from '@foyer/contract/members/member-import-shapes'
import { validateName, normalizeEmail, normalizeName } from '@foyer/domain/identity'
import { startOfDay, toTimeZone } from '@foyer/domain/time'
import { LOCALES } from '@foyer/i18n'
import { toIsoDate, type DateOrder } from './read-date.ts'

/** The member that a row describes. */
export type ImportedMember = {
  email: string
  name: string
  language: string | null
  timezone: string | null
  product_ids: string[]
  joined_at: string | null
  /** Absent in rows that an earlier release checked. */
  attributes?: Record<string, string> | undefined
}

export type Problem = { column: string; code: string }

/** The products that a row may name: ids by id, and by title in lower case; null where two have that title. */
export type ProductNames = ReadonlyMap<string, string | null>

/** Parses a row by its columns and reports all of its problems at once. */
export function readMember(
  cells: Cells,
  facts: { products: ProductNames; now: Date; time_zone: string; date_order: DateOrder },
): { member: ImportedMember | null; problems: Problem[]; name: string } {
  const problems: Problem[] = []
  const reportProblem = (column: MemberImportField, code: string): null => {
    problems.push({ column, code })
    return null
  }
  const email = readEmail(cells.email ?? '', reportProblem)
  const name = readName(cells, reportProblem)
  const language = readLanguage(cells.language ?? '', reportProblem)
  const zone = readZone(cells.timezone ?? '', reportProblem)
  const product_ids = readProducts(cells.products ?? '', facts.products, reportProblem)
  const joined_at = readInstant(toIsoDate(cells.joined_at ?? '', facts.date_order), facts, reportProblem)
  const attributes = readAttributes(cells)
  if (problems.length > 0 || email === null) return { member: null, problems, name }
  return {
    member: { email, name, language, timezone: zone, product_ids, joined_at, attributes },
    problems,
    name,
  }
}

type ReportProblem = (column: MemberImportField, code: string) => null

function readEmail(text: string, reportProblem: ReportProblem): string | null {
  if (text === '') return reportProblem('email', 'required')
  const result = normalizeEmail(text)
  return result.ok ? result.email : reportProblem('email', result.code)
}

type Cells = Readonly<Partial<Record<MemberImportField, string>>>

/** A whole name, or one in parts. */
function readName({ name, first_name, last_name }: Cells, reportProblem: ReportProblem): string {
  const text = name || [first_name, last_name].filter(Boolean).join(' ')
  if (text === '') return ''
  const fault = validateName(text)
  if (fault) reportProblem('name', fault)
  return normalizeName(text)
}

/** What has no column of its own in the app. */
function readAttributes({ phone, tags }: Cells): Record<string, string> {
  return { ...(phone && { phone: phone.slice(0, 60) }), ...(tags && { tags: tags.slice(0, 500) }) }
}

function readLanguage(text: string, reportProblem: ReportProblem): string | null {
  if (text === '') return null
  const wanted = text.replace('_', '-').toLowerCase()
  const found = LOCALES.find((locale) => locale.toLowerCase() === wanted || locale === wanted.split('-')[0])
  return found ?? reportProblem('language', 'unknown_language')
}

function readZone(text: string, reportProblem: ReportProblem): string | null {
  if (text === '') return null
  return toTimeZone(text) ?? reportProblem('timezone', 'unknown_time_zone')
}

/** A title may contain the separator, so the whole cell is matched first. */
function readProducts(text: string, products: ProductNames, reportProblem: ReportProblem): string[] {
  if (text === '') return []
  const whole = products.get(text.toLowerCase())
  if (whole) return [whole]
  const names = splitNames(text)
  return names.flatMap((name) => {
    const id = products.get(name)
    if (id) return [id]
    reportProblem('products', id === null ? 'product_ambiguous' : 'unknown_product')
    return []
  })
}

/** The products that a cell names, in lower case. */
export function splitNames(text: string): string[] {
  const names = text.split(/[|;,]/).map((name) => name.trim().toLowerCase())
  return [...new Set(names.filter(Boolean))]
}

const EARLIEST = Date.UTC(1990, 0, 1)

function readInstant(
  text: string,
  { now, time_zone }: { now: Date; time_zone: string },
  reportProblem: ReportProblem,
): string | null {
  if (text === '') return null
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text))
    return reportProblem('joined_at', 'date_is_invalid')
  const is_zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  const is_day = text.length === 10
  const day = new Date(`${text.slice(0, 10)}T00:00Z`)
  // A day that no month has would count as one of the next.
  if (!day.toJSON()?.startsWith(text.slice(0, 10))) return reportProblem('joined_at', 'date_is_invalid')
  const iso = text.replace(' ', 'T')
  // An export writes days of the app's zone.
  const instant = new Date(is_day ? startOfDay(text, time_zone) : is_zoned ? iso : `${iso}Z`)
  if (Number.isNaN(instant.getTime())) return reportProblem('joined_at', 'date_is_invalid')
  if (instant.getTime() < EARLIEST || instant > now) return reportProblem('joined_at', 'date_out_of_range')
  return instant.toISOString()
}
