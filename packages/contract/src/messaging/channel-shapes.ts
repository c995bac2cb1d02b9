import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** Who may write in a channel: every member, or only members of the team. */
export const channelPosting = z.enum(['everyone', 'team'])

/** A channel of the app as its team sees it; for members it is a thread of type `feed`. */
export const channel = z.object({
  id,
  title: z.string(),
  posting: channelPosting,
  message_count: z.number().int(),
  created_at: instant,
  /** Members no longer see it; null while they do. */
  archived_at: instant.nullable(),
})

export type Channel = z.infer<typeof channel>
