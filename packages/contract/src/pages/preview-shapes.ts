import { z } from 'zod'
import { id, instant } from '../shapes.ts'
import { pageBody, pageRow, pageShell } from './page-index.ts'
import { accessResult } from '../access/shapes.ts'

/** The viewer of a preview: one who passes every gate, a guest, or a member who owns just these products. */
export const previewAs = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everything') }),
  z.strictObject({ kind: z.literal('guest') }),
  z.strictObject({ kind: z.literal('member'), product_ids: z.array(id).max(50) }),
])

/** Where a page of the tree is found. */
export const previewPageRef = z.object({ page_id: id, path: z.string() })

/** A page of a preview: its draft, or what this viewer sees in its place. */
export const previewPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), index: pageBody, above: z.array(previewPageRef) }),
  z.object({
    kind: z.literal('locked'),
    shell: pageShell,
    access: accessResult,
    viewable: z.array(pageRow),
    above: z.array(previewPageRef),
  }),
  /** The page is hidden from this viewer, who sees the screen of an unknown path. */
  z.object({ kind: z.literal('hidden'), above: z.array(previewPageRef) }),
])

/** What opens the drafts of one tree, and where they are looked at. */
export const previewGrant = z.object({
  /** Sent as `X-Preview-Grant`; returned once and not stored. */
  grant: z.string(),
  expires_at: instant,
  /** The exact origin of the members' app: nothing else is handed the grant. */
  origin: z.string(),
  /** The path of the page's draft on that origin. */
  path: z.string(),
  /** Changes with every draft of the tree and every place in it. */
  revision: z.string(),
})

export type PreviewAs = z.infer<typeof previewAs>
export type PreviewPage = z.infer<typeof previewPage>
export type PreviewGrant = z.infer<typeof previewGrant>
