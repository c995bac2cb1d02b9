import { epochMs, type Instant } from '@foyer/domain/time'

/**
 * Why a right was given or taken: the kind of the cause and its id (an order line, a grant of the owner...).
 */
export interface LedgerCause {
  kind: 'order' | 'subscription' | 'grant' | 'invitation' | 'in_app_purchase' | 'import'
  id: string
}

/** What a subscriber can own: a product, or a private page. */
export type LedgerSubject = { product_id: string } | { page_id: string }

/** One row of the ledger. A revocation ends what one cause granted; rows are appended and never changed. */
export interface LedgerRow {
  kind: 'grant' | 'revocation'
  subject: LedgerSubject
  cause: LedgerCause
  /** When it takes effect by the facts of its cause (start of the paid period, time of the refund). */
  from: Instant
  /** When a grant ends; `null`: never. A revocation has none. */
  until: Instant | null
}

/**
 * The rule of the ledger in plain code, which the SQL is compared with: the products granted at an instant. For each cause and subject the latest row already in
 * effect counts, a revocation before a grant of the same instant; so a revocation ends only its own cause. Order and
 * repetition of rows do not matter, so late or repeated provider events give the same result.
 */
export function activeProductIds(rows: readonly LedgerRow[], now: Instant): Set<string> {
  return new Set(activeSubjects(rows, now).flatMap((it) => ('product_id' in it ? [it.product_id] : [])))
}

/** Returns the private pages that a ledger grants at an instant. */
export function activePageIds(rows: readonly LedgerRow[], now: Instant): Set<string> {
  return new Set(activeSubjects(rows, now).flatMap((it) => ('page_id' in it ? [it.page_id] : [])))
}

function activeSubjects(rows: readonly LedgerRow[], now: Instant): LedgerSubject[] {
  const latest = new Map<string, LedgerRow>()
  for (const row of rows) {
    if (!(epochMs(row.from) <= epochMs(now))) continue
    const key = JSON.stringify([subjectKey(row.subject), row.cause.kind, row.cause.id])
    const previous = latest.get(key)
    if (!previous || isLater(row, previous)) latest.set(key, row)
  }
  return [...latest.values()].filter((row) => isOpen(row, now)).map((row) => row.subject)
}

function isLater(row: LedgerRow, previous: LedgerRow): boolean {
  const difference = epochMs(row.from) - epochMs(previous.from)
  if (difference !== 0) return difference > 0
  if (row.kind !== previous.kind) return row.kind === 'revocation'
  return endTime(row) > endTime(previous)
}

function endTime({ until }: LedgerRow): number {
  return until === null ? Number.POSITIVE_INFINITY : epochMs(until)
}

function isOpen(row: LedgerRow, now: Instant): boolean {
  return row.kind === 'grant' && epochMs(now) < endTime(row)
}

function subjectKey(subject: LedgerSubject): string {
  return 'product_id' in subject ? `product ${subject.product_id}` : `page ${subject.page_id}`
}
