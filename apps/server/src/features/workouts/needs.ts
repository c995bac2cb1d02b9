import type { Ctx } from '../../platform/context.ts'
import { defineNeed } from '../../platform/needs.ts'
import type { UnsubscribeLinks } from '../identity/index.ts'

/** Whether a member wants mails about messages, and how they end them; `notifications` provides it. */
export const messageMailsNeed = defineNeed<{
  /** Null where the member wants none. */
  findMessageMails: (
    ctx: Ctx,
    member: { subscriber_id: string; email: string },
  ) => Promise<UnsubscribeLinks | null>
}>('workouts.message_mails')
