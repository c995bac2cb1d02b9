import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { clearRowsOf, deleteRowsOf, rowsOf } from '../../platform/database/rows-of.ts'
import type { DataSubject, PersonalRows } from '../../platform/personal-data.ts'

/** The rows of one person under one declaration, in parts; none where they are no subscriber. */
export async function* readKept(
  db: AppDb,
  kept: PersonalRows,
  who: DataSubject,
): AsyncGenerator<Record<string, unknown>[]> {
  const person = personIn(kept, who)
  if (person !== null) yield* rowsOf(db, kept, person)
}

/** Does with the rows of one person what their declaration says of an erasure. */
export async function eraseKept(tx: AppTx, kept: PersonalRows, who: DataSubject): Promise<void> {
  const person = personIn(kept, who)
  if (person === null || kept.at_erasure === 'keep') return
  if (kept.at_erasure === 'delete') await deleteRowsOf(tx, kept, person)
  else await clearRowsOf(tx, { ...kept, cleared: kept.at_erasure.clear }, person)
}

function personIn({ by }: PersonalRows, { user_id, subscriber_id }: DataSubject): string | null {
  return by === 'subscriber_id' ? subscriber_id : user_id
}
