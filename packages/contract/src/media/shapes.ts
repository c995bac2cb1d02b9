import { z } from 'zod'
import { mediaAsset } from '../pages/page-index.ts'
import { id, instant } from '../shapes.ts'

/**
 * Whether a picture gets an address that never ends. `automatic`: while a page that anyone may see shows it. `never`:
 * not even then; it is shown by addresses that end within ten minutes. Neither makes a picture of a gated page public.
 */
export const publicAddress = z.enum(['automatic', 'never'])

/** A picture in the owner's library. */
export const mediaItem = z.object({
  id,
  name: z.string(),
  /** What it shows, for those who cannot see it; pages may say it otherwise. */
  alt: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** `preparing` until all its sizes are made; it can be used at once. */
  status: z.enum(['preparing', 'ready']),
  public_address: publicAddress,
  asset: mediaAsset,
  created_at: instant,
})

export const mediaName = z.string().trim().min(1).max(120)
export const mediaAlt = z.string().trim().max(300)

export type MediaItem = z.infer<typeof mediaItem>
