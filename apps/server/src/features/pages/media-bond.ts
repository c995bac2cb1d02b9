import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { isId } from '../../platform/ids.ts'
import { decidePageAccess, mayReadOverlay, type Asking } from '../access/index.ts'

/** What of a page a picture was given with: all of it, all of it as an overlay, or what those see who only know of it. */
type Part = 'body' | 'overlay' | 'shell'

/** What an address is bound to; null: nothing but its time. */
export type Bond = string | null

/**
 * What signed addresses of a page's pictures are bound to, so that they die with the access of whoever asks, not only
 * with their ten minutes (security, "Gated content"). Null for a team member's view as a member: such a tab has no
 * cookie that could say who asks, so whoever has the address sees the picture for its ten minutes.
 */
export function mediaBond(part: Part, page_id: string, viewer: Viewer | null = null): Bond {
  return viewer?.viewed_by ? null : `${part}.${page_id}`
}

/** Whether somebody may still read what an address is bound to, by the one decision about its page. */
export async function isBondHeld(ctx: Ctx, asking: Asking, bond: string): Promise<boolean> {
  const [part, page_id] = bond.split('.')
  if (page_id === undefined || !isId(page_id)) return false
  if (part === 'overlay') return mayReadOverlay(ctx, asking, page_id)
  const { decision, is_hidden } = await decidePageAccess(ctx, asking, page_id)
  if (is_hidden) return false
  return part === 'shell' || (part === 'body' && decision.granted)
}
