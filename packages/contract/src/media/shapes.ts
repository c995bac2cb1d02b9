import { z } from 'zod'
import { mediaAsset } from '../pages/page-index.ts'
import { id, instant, requiredLine, optionalLine } from '../shapes.ts'

/**
 * Whether a picture may get a permanent public address. `automatic`: while a public page shows it. `never`: only
 * addresses that expire within ten minutes. Pictures of gated pages never become public.
 */
export const publicAddress = z.enum(['automatic', 'never'])

/** A picture in the owner's library. */
export const mediaItem = z.object({
  id,
  name: z.string(),
  /** The alternative text; pages may override it. */
  alt: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** `preparing` until all sizes exist; the picture can be used before. */
  status: z.enum(['preparing', 'ready']),
  public_address: publicAddress,
  asset: mediaAsset,
  created_at: instant,
})

export const mediaName = requiredLine(120)
export const mediaAlt = optionalLine(300)

export type MediaItem = z.infer<typeof mediaItem>
