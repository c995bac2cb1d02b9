import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { clearRowsOf, deleteRowsOf, rowsOf, type AnyRows } from '../../platform/database/rows-of.ts'
import { defineContributions } from '../../platform/ports.ts'

/** Whose data is meant. Someone whom a private app has not let in is no subscriber. */
export type DataSubject = { user_id: string; subscriber_id: string | null }

/**
 * Rows that are kept about people, declared once for both of their rights: what their archive holds of them, and what
 * becomes of them when the account is erased. A row belongs to a user or to a subscriber, as its column says.
 */
export type KeptRows = AnyRows & {
  /** The name of the file in the archive; null for what says nothing about a person, such as hashes of secrets. */
  file: string | null
  /**
   * `delete`; `keep` for what must stay, such as invoices, or speaks of nobody once the name is gone; else the columns
   * that are emptied.
   */
  at_erasure: 'delete' | 'keep' | { clear: readonly string[] }
}

/** What the rooms keep about people, in the order in which it is erased. */
export const keptRows = defineContributions<KeptRows>()

/** A file that a person has given: the name that it gets in the archive, and where it lies. */
export type OwnFile = { name: string; storage_key: string }

/** Files of people, which their archive holds and which go with their account. */
export const ownFiles =
  defineContributions<(ctx: Pick<Ctx, 'db'>, who: DataSubject) => Promise<readonly OwnFile[]>>()

/** Declares what a room keeps about people. */
export function keepRows(rows: readonly KeptRows[]): void {
  for (const kept of rows) keptRows.add(kept)
}

/** The rows of one person under one declaration, in parts; none where they are no subscriber. */
export async function* readKept(
  db: AppDb,
  kept: KeptRows,
  who: DataSubject,
): AsyncGenerator<Record<string, unknown>[]> {
  const person = personIn(kept, who)
  if (person !== null) yield* rowsOf(db, kept, person)
}

/** Does with the rows of one person what their declaration says of an erasure. */
export async function eraseKept(tx: AppTx, kept: KeptRows, who: DataSubject): Promise<void> {
  const person = personIn(kept, who)
  if (person === null || kept.at_erasure === 'keep') return
  if (kept.at_erasure === 'delete') await deleteRowsOf(tx, kept, person)
  else await clearRowsOf(tx, { ...kept, cleared: kept.at_erasure.clear }, person)
}

function personIn({ by }: KeptRows, { user_id, subscriber_id }: DataSubject): string | null {
  return by === 'subscriber_id' ? subscriber_id : user_id
}
