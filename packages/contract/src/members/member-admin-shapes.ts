import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** Somebody who was asked into an app and has not come yet. */
export const memberInvitation = z.object({
  id,
  email: z.string(),
  /** Empty where the owner gave none. */
  name: z.string(),
  /** What they get when they come. */
  products: z.array(z.object({ id, title: z.string() })),
  invited_by_name: z.string(),
  invited_at: instant,
  /** When the link was last sent. */
  sent_at: instant,
  /** When the link ends. The invitation itself stays: whoever proves the address is let in by it. */
  expires_at: instant,
  is_expired: z.boolean(),
})

export type MemberInvitation = z.infer<typeof memberInvitation>
