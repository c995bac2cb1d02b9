import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'

/** The private conversations of a user; `messaging` provides it. */
export const conversationsNeed = defineNeed<{
  /** The latest message in any of them; `0` without one. */
  findLatestTs: (db: AppDb | AppTx, user_id: string) => Promise<string>
}>('team.conversations')

/** The addresses of member invitations, for the log; `members` provides it. */
export const invitedAddressesNeed = defineNeed<{
  addressesOfInvitations: (db: AppDb, ids: readonly string[]) => Promise<{ id: string; email: string }[]>
}>('team.invited_addresses')
