import type { Ctx } from './context.ts'
import type { AnyOwnedRows } from './database/owned-rows.ts'
import { defineContributions } from './needs.ts'

/**
 * Rows that are stored about people, declared once for both of their rights: what their archive contains of them, and
 * what becomes of them when the account is erased. A row belongs to a user or to a subscriber, as its column says.
 */
export type PersonalRows = AnyOwnedRows & {
  /** The name of the file in the archive; null for what says nothing about a person, such as hashes of secrets. */
  file: string | null
  /**
   * `delete`; `keep` for what must stay, such as invoices, or speaks of nobody once the name is gone; else the columns
   * that are emptied.
   */
  at_erasure: 'delete' | 'keep' | { clear: readonly string[] }
}

/** What all features store about people, in the order in which it is erased. */
export const personalData = defineContributions<PersonalRows>('platform.personal_data')

/** Whose data is meant. Someone whom a private app has not let in is no subscriber. */
export type DataSubject = { user_id: string; subscriber_id: string | null }

/** A file that a person has given: the name that it gets in the archive, and where it lies. */
export type PersonalFile = { name: string; storage_key: string }

/** Files of people, which their archive holds and which go with their account. */
export const personalFiles =
  defineContributions<(ctx: Pick<Ctx, 'db'>, who: DataSubject) => Promise<readonly PersonalFile[]>>(
    'platform.own_files',
  )
