import { z } from 'zod'
import { accessResult } from '../access/shapes.ts'
import { id } from '../shapes.ts'
import { mediaAsset } from './page-index.ts'
import { blockAction, contentType } from './shapes.ts'

/** The page that an action leads to, and the decision about the viewer's access to it. */
export const actionPage = z.object({
  page_id: id,
  path: z.string(),
  title: z.string(),
  content_type: contentType,
  access: accessResult,
})

/** Null where the page is gone, or the viewer may not know of it. */
const page = actionPage.nullable()

const [open_page, open_url, trigger_purchase, open_email, trigger_form, trigger_overlay, open_lightbox] =
  blockAction.options
const [, , , , , , , open_next, share] = blockAction.options

/**
 * What a tap does for this viewer: the action as stored, with what it leads to. A target that is gone, or that the
 * viewer may not know of, has no id; for a locked one `page.access` has the reason and what opens it.
 */
export const resolvedBlockAction = z.discriminatedUnion('type', [
  open_page.extend({ page }),
  open_url,
  open_email.extend({ href: z.string() }),
  trigger_purchase.extend({
    /** Those of the products that the viewer owns already. */
    owned_product_ids: z.array(id),
  }),
  trigger_form.extend({
    page,
    /** The viewer's newest submission, which opens instead of the empty form. */
    submission_id: id.nullable(),
  }),
  trigger_overlay.extend({ page }),
  open_lightbox.extend({
    /** The picture with its addresses; null where it is drawn, or there is none. */
    media: mediaAsset.nullable(),
  }),
  open_next.extend({ page }),
  share.extend({
    /** What is shared. */
    path: z.string(),
    title: z.string(),
  }),
])

export type ActionPage = z.infer<typeof actionPage>
export type ResolvedBlockAction = z.infer<typeof resolvedBlockAction>
