import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** An archive of all data that the app stores about one person. */
export const dataExport = z.object({
  id,
  /** `failed`: no archive was created; it may be requested again. `expired`: its file has been deleted. */
  state: z.enum(['preparing', 'ready', 'failed', 'expired']),
  requested_at: instant,
  ready_at: instant.nullable(),
  /** When its file is deleted, a week after it was created. */
  expires_at: instant.nullable(),
  /** Size of the file. */
  bytes: z.number().int().nullable(),
  /** Where the file is fetched: a signed address, good for ten minutes in this session; null unless it is ready. */
  url: z.string().nullable(),
})

export type DataExport = z.infer<typeof dataExport>
