import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { markOf, Remembered } from '../../platform/database/remembered.ts'
import type { Holdings } from './repository/facts.ts'

type Kept = { holdings: Holdings; from_ms: number; until_ms: number }
type Moment = { subscriber_id: string; now: Date }

/** More than anyone has open at once; what is forgotten beyond it is read again. */
const MOST_COMPLETED = 500

const kept = new Remembered<Kept>({ most: 50_000 })

/**
 * What a subscriber holds, as it was read before and still is. Of what they have completed it knows only a part, and
 * completing opens but never shuts: so it is good for granting, and a refusal has to be read.
 */
export function keptHoldings(db: AppDb | AppTx, { subscriber_id, now }: Moment): Holdings | undefined {
  const known = kept.get(db, subscriber_id)
  const moment = now.getTime()
  return known && known.from_ms <= moment && moment < known.until_ms ? known.holdings : undefined
}

/** Reads what a subscriber holds at a moment and keeps it until it changes, by itself or by somebody. */
export async function keepHoldings(
  db: AppDb | AppTx,
  now: Date,
  read: () => Promise<Holdings | undefined>,
): Promise<Holdings | undefined> {
  const since = markOf(db)
  const holdings = await read()
  const subscriber_id = holdings?.subscriber_id
  if (!holdings || !subscriber_id) return holdings
  const before = kept.get(db, subscriber_id)?.holdings.completed_page_ids ?? []
  const completed_page_ids = new Set([
    ...holdings.completed_page_ids,
    ...[...before].slice(0, MOST_COMPLETED),
  ])
  const value = {
    holdings: { ...holdings, completed_page_ids },
    from_ms: now.getTime(),
    until_ms: holdings.next_change_ms,
  }
  kept.keep(db, subscriber_id, { value, about: [subscriber_id], since })
  return holdings
}
