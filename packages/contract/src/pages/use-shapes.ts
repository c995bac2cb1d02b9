import { z } from 'zod'
import { id } from '../shapes.ts'

/**
 * A place that shows or opens a page, a product, a picture or a file. `id` names the page, product or file; null for
 * settings of the app.
 * - `page`: the content of a page. `access`: its access settings. `navigation`, `app_access`, `logo`: settings of the app.
 * - `product`: the cover, the teacher or an order bump of a product. `poster`: the poster of a video.
 */
export const use = z.object({
  kind: z.enum(['page', 'access', 'navigation', 'app_access', 'logo', 'product', 'poster']),
  id: id.nullable(),
  title: z.string(),
  /** The page type; null where it is no page. */
  content_type: z.string().nullable(),
  /** Only `is_live`: in what members see, and no longer in the draft. Neither: in an earlier release only. */
  in_draft: z.boolean(),
  is_live: z.boolean(),
})

/** The places that use something, at most 200 of each kind. */
export const uses = z.object({ items: z.array(use), is_complete: z.boolean() })

export type Use = z.infer<typeof use>
export type Uses = z.infer<typeof uses>
