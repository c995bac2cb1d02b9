import { z } from 'zod'

/** An analytics session, as a page names it in a beacon. */
export const analyticsSession = z.strictObject({
  session_id: z.string().min(1).max(64),
  device_id: z.string().max(64),
  account_app_slug: z.string().max(40),
  origin_href: z.string().max(2000),
})
