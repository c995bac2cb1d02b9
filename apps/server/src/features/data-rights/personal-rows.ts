import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { clearOwnedColumns, deleteOwnedRows, readOwnedRows } from '../../platform/database/owned-rows.ts'
import type { DataSubject, PersonalRows } from '../../platform/personal-data.ts'

/** The rows of one person under one declaration, in parts; none where they are no subscriber. */
export async function* readPersonalRows(
  db: AppDb,
  declaration: PersonalRows,
  subject: DataSubject,
): AsyncGenerator<Record<string, unknown>[]> {
  const person = getOwnerId(declaration, subject)
  if (person !== null) yield* readOwnedRows(db, declaration, person)
}

/** Erases or anonymizes the rows of one user as their declaration says. */
export async function erasePersonalRows(
  tx: AppTx,
  declaration: PersonalRows,
  subject: DataSubject,
): Promise<void> {
  const person = getOwnerId(declaration, subject)
  if (person === null || declaration.at_erasure === 'keep') return
  if (declaration.at_erasure === 'delete') await deleteOwnedRows(tx, declaration, person)
  else await clearOwnedColumns(tx, { ...declaration, cleared: declaration.at_erasure.clear }, person)
}

function getOwnerId({ by }: PersonalRows, { user_id, subscriber_id }: DataSubject): string | null {
  return by === 'subscriber_id' ? subscriber_id : user_id
}
