import { epochMs } from '../time/index.ts'
import type { Instant } from '../time/index.ts'

/**
 * Why a right was given or taken: the kind of the cause and its id (an order line, a grant of the owner...).
 */
export interface EntitlementCause {
  kind: 'order' | 'subscription' | 'grant' | 'invitation' | 'in_app_purchase' | 'import'
  id: string
}

/** What a subscriber can hold: a product, or a private page. */
export type EntitlementSubject = { product_id: string } | { page_id: string }

/**
 * One row of the ledger. A revocation takes back what one cause gave; rows are appended and never changed.
 */
export interface EntitlementRow {
  kind: 'grant' | 'revocation'
  subject: EntitlementSubject
  cause: EntitlementCause
  /** When it takes effect by the facts of its cause (start of the paid period, moment of the refund). */
  from: Instant
  /** A grant ends at this moment; `null`: never. A revocation has none. */
  until: Instant | null
}

/**
 * The products that a ledger opens at a moment. The rows of one cause and subject form one line of its own:
 * of those that have begun the latest counts, so a renewal follows a grant and a revocation ends only what
 * its own cause gave. At the same moment a revocation counts before a grant. Neither the order of the rows
 * nor a row that stands twice changes anything, so late and repeated events of a payment provider lead to the
 * same rights.
 */
export function activeProductIds(rows: readonly EntitlementRow[], now: Instant): Set<string> {
  return new Set(activeSubjects(rows, now).flatMap((it) => ('product_id' in it ? [it.product_id] : [])))
}

/** The private pages that a ledger opens at a moment. */
export function activePageIds(rows: readonly EntitlementRow[], now: Instant): Set<string> {
  return new Set(activeSubjects(rows, now).flatMap((it) => ('page_id' in it ? [it.page_id] : [])))
}

/** The next moment after `now` at which some right begins or ends by itself; `null` when none does. */
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
