import type { AppDb } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'

/** The addresses of member invitations, for the log; `members` provides it. */
export const invitedAddressesNeed = defineNeed<{
  addressesOfInvitations: (db: AppDb, ids: readonly string[]) => Promise<{ id: string; email: string }[]>
}>('team.invited_addresses')
