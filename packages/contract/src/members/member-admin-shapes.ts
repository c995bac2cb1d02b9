import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** A person who was invited to an app and has not joined yet. */
export const memberInvitation = z.object({
  id,
  email: z.string(),
  /** Empty where the owner entered none. */
  name: z.string(),
  /** The products that the person gets on joining. */
  products: z.array(z.object({ id, title: z.string() })),
  invited_by_name: z.string(),
  invited_at: instant,
  /** When the link was last sent. */
  sent_at: instant,
  /** When the link expires. The invitation stays: a person who verifies the address is admitted by it. */
  expires_at: instant,
  is_expired: z.boolean(),
})

export type MemberInvitation = z.infer<typeof memberInvitation>
