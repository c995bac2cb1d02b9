import { epochMs } from '../time/index.ts'
import type { Instant } from '../time/index.ts'

/**
 * Why a right was given or taken: the kind of the cause and its id (an order line, a grant of the owner...).
 */
export interface EntitlementCause {
  kind: 'order' | 'subscription' | 'grant' | 'invitation' | 'in_app_purchase' | 'import'
  id: string
}

/** What a subscriber can own: a product, or a private page. */
export type EntitlementSubject = { product_id: string } | { page_id: string }

/** One row of the ledger. A revocation ends what one cause granted; rows are appended and never changed. */
export interface EntitlementRow {
  kind: 'grant' | 'revocation'
  subject: EntitlementSubject
  cause: EntitlementCause
  /** When it takes effect by the facts of its cause (start of the paid period, time of the refund). */
  from: Instant
  /** When a grant ends; `null`: never. A revocation has none. */
  until: Instant | null
}

/**
 * Returns the products that a ledger grants at an instant. For each cause and subject the latest row already in
 * effect counts, a revocation before a grant of the same instant; so a revocation ends only its own cause. Order and
 * repetition of rows do not matter, so late or repeated provider events give the same result.
 */
export function activeProductIds(rows: readonly EntitlementRow[], now: Instant): Set<string> {
  return new Set(activeSubjects(rows, now).flatMap((it) => ('product_id' in it ? [it.product_id] : [])))
}

/** Returns the private pages that a ledger grants at an instant. */
export function activePageIds(rows: readonly EntitlementRow[], now: Instant): Set<string> {
  return new Set(activeSubjects(rows, now).flatMap((it) => ('page_id' in it ? [it.page_id] : [])))
}

/** Returns the next instant after `now` at which an entitlement starts or ends by itself; `null` if there is none. */
export function nextEntitlementChange(rows: readonly EntitlementRow[], now: Instant): Instant | null {
  const edges = rows
    .flatMap((row) => (row.until === null ? [row.from] : [row.from, row.until]))
    .filter((edge) => epochMs(edge) > epochMs(now))
  return edges.sort((a, b) => epochMs(a) - epochMs(b))[0] ?? null
}

function activeSubjects(rows: readonly EntitlementRow[], now: Instant): EntitlementSubject[] {
  const latest = new Map<string, EntitlementRow>()
  for (const row of rows) {
    if (!(epochMs(row.from) <= epochMs(now))) continue
    const key = JSON.stringify([subjectKey(row.subject), row.cause.kind, row.cause.id])
    const previous = latest.get(key)
    if (!previous || isLater(row, previous)) latest.set(key, row)
  }
  return [...latest.values()].filter((row) => isOpen(row, now)).map((row) => row.subject)
}

function isLater(row: EntitlementRow, previous: EntitlementRow): boolean {
  const difference = epochMs(row.from) - epochMs(previous.from)
  if (difference !== 0) return difference > 0
  if (row.kind !== previous.kind) return row.kind === 'revocation'
  return endTime(row) > endTime(previous)
}

function endTime({ until }: EntitlementRow): number {
  return until === null ? Number.POSITIVE_INFINITY : epochMs(until)
}

function isOpen(row: EntitlementRow, now: Instant): boolean {
  return row.kind === 'grant' && epochMs(now) < endTime(row)
}

function subjectKey(subject: EntitlementSubject): string {
  return 'product_id' in subject ? `product ${subject.product_id}` : `page ${subject.page_id}`
}
