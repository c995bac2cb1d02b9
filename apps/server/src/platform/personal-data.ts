import type { Ctx } from './context.ts'
import type { AnyOwnedRows } from './database/owned-rows.ts'
import { defineContributions } from './needs.ts'

/**
 * Rows about people, declared once for both of their rights: what their data archive contains and what erasing the
 * account does. The column says whether a row belongs to a user or a subscriber.
 */
export type PersonalRows = AnyOwnedRows & {
  /** File name in the archive; null for rows that reveal nothing about a person, such as hashes of secrets. */
  file: string | null
  /**
   * `delete`; `keep` for what must stay, such as invoices, or is anonymous without the name; else the columns to
   * clear.
   */
  at_erasure: 'delete' | 'keep' | { clear: readonly string[] }
}

/** What all features store about people, in the order in which it is erased. */
export const personalData = defineContributions<PersonalRows>('platform.personal_data')

/** The person whose data is meant. A user whom a private app has not admitted has no subscriber. */
export type DataSubject = { user_id: string; subscriber_id: string | null }

/** A file that a person uploaded: its name in the archive and its storage key. */
export type PersonalFile = { name: string; storage_key: string }

/** Files of people: included in their archive and deleted with their account. */
export const personalFiles =
  defineContributions<(ctx: Pick<Ctx, 'db'>, who: DataSubject) => Promise<readonly PersonalFile[]>>(
    'platform.own_files',
  )
