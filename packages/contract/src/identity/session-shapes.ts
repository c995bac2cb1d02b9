import { z } from 'zod'
import { memberSession } from './shapes.ts'

/** A place where the signed-in user is signed in, as they see it themselves. */
export const ownSession = z.object({
  ...memberSession.shape,
  /** ISO 3166 code of the sign-in country; null unless a trusted proxy provides it. */
  country: z.string().nullable(),
  /** Whether the question comes from there. */
  is_current: z.boolean(),
})

export type OwnSession = z.infer<typeof ownSession>
