import type { AppDb } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'

/** Whether a member wants mails about messages; `notifications` provides it. */
export const messageMailsNeed = defineNeed<{
  wantsMessageMails: (db: AppDb, subscriber_id: string) => Promise<boolean>
}>('workouts.message_mails')
