import type { EntitlementRow } from './repository/ledger.ts'

/** The status of a ledger row at an instant. */
export type EntryStatus = 'held' | 'upcoming' | 'replaced' | 'ended' | 'taken_back'

/**
 * Returns the status of each ledger row of one subscriber, by row id. The caller passes the active ids from the
 * ledger rule; the other statuses follow from later rows of the same line.
 */
export function decideStatuses(
  rows: readonly EntitlementRow[],
  active_ids: ReadonlySet<string>,
  now: Date,
): ReadonlyMap<string, EntryStatus> {
  const lines = Map.groupBy(rows, ({ cause, cause_id, product_id, page_id }) =>
    [cause, cause_id, product_id ?? page_id].join(' '),
  )
  return new Map(
    [...lines.values()].flatMap((line) =>
      line.map((row): [string, EntryStatus] => [
        row.id,
        active_ids.has(row.id) ? 'held' : decideStatus(row, line, now),
      ]),
    ),
  )
}

function decideStatus(row: EntitlementRow, line: readonly EntitlementRow[], now: Date): EntryStatus {
  if (row.kind === 'revocation') return getEndStatus(row)
  const started = line.filter((other) => other.id !== row.id && other.starts_at <= now)
  if (started.some((other) => other.kind === 'grant' && supersedes(other, row))) return 'replaced'
  const [first] = started
    .filter((other) => other.kind === 'revocation' && other.starts_at >= row.starts_at)
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  if (first && (row.ends_at === null || first.starts_at < row.ends_at)) return getEndStatus(first)
  return row.starts_at > now ? 'upcoming' : 'ended'
}

const getEndStatus = ({ reason }: EntitlementRow): EntryStatus =>
  reason === 'ended' ? 'ended' : 'taken_back'

/** Of two grants of one line that start at the same time, the longer one applies. */
function supersedes(other: EntitlementRow, row: EntitlementRow): boolean {
  if (other.starts_at.getTime() !== row.starts_at.getTime()) return other.starts_at > row.starts_at
  return row.ends_at !== null && (other.ends_at === null || other.ends_at > row.ends_at)
}
