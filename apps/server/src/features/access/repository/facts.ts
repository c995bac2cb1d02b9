import { sql } from 'kysely'
import type { AccessNode } from '@foyer/domain/access'
import type { AppDb, AppTx } from '../../../platform/database/app-db.ts'

/** What the one statement behind every decision answers. */
export type FactsRow = {
  nodes: AccessNode[]
  product_ids: string[]
  page_ids: string[]
  once_held: string[]
  starts: Record<string, string>
  completed: string[]
}

/** Gates of the pages and all above them, and the facts about one subscriber (null: none), in one round trip. */
export async function readFacts(
  db: AppDb | AppTx,
  { subscriber_id, page_ids, now }: { subscriber_id: string | null; page_ids: readonly string[]; now: Date },
): Promise<FactsRow> {
  const { rows } = await sql<{ facts: FactsRow }>`
    select access_facts(${db.app_id}, ${subscriber_id}, ${[...new Set(page_ids)]}::uuid[], ${now}) as facts
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('access_facts gave no row.')
  return row.facts
}
