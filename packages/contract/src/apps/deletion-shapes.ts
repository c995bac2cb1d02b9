import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** For so many days a deleted app can be had back. */
export const RESTORE_DAYS = 30

/** A deleted app as its account sees it until it is purged. */
export const deletedApp = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  deleted_at: instant,
  /** From then on it cannot be had back. */
  purges_at: instant,
  days_left: z.number().int(),
})

export type DeletedApp = z.infer<typeof deletedApp>
