import { mayAccessApp } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { isId } from '#platform/ids.ts'
import { decidePageAccess, canReadOverlay, isListable, type AccessCaller } from '../../access/index.ts'
import { findViewing } from '../../identity/index.ts'

/** What of a page a picture was given with: all of it, all of it as an overlay, or what lists and its shell say of it. */
type Part = 'body' | 'overlay' | 'shell'

/** Who is given an address; of their own accord, or in a team member's view as a member. */
export type Bearer = Pick<Viewer, 'viewed_by' | 'session_id'> | null

/** What an address is bound to; null: nothing but its time. */
export type MediaScope = string | null

const APP_PART = 'app'

/**
 * What signed addresses of a page's pictures are bound to, so that they die with the access of whoever asks, not only
 * with their ten minutes (security, "Gated content"). A team member's view as a member has no cookie that could say who
 * asks, so its addresses name the view: whoever has one sees the picture while the view lasts, and as far as it sees.
 */
export function formatMediaScope(part: Part, page_id: string, bearer: Bearer = null): string {
  return withBearer(`${part}.${page_id}`, bearer)
}

/** The same for what is known to whoever may come into the app, such as what it sells. */
export function formatAppMediaScope(bearer: Bearer): string {
  return withBearer(`${APP_PART}.`, bearer)
}

function withBearer(scope: string, bearer: Bearer): string {
  return bearer?.viewed_by ? `${scope}.${bearer.session_id}` : scope
}

/** Whether somebody may still read what an address is bound to, by the one decision about its page. */
export async function isMediaScopeValid(ctx: Ctx, caller: AccessCaller, scope: string): Promise<boolean> {
  const [part, page_id = '', view_id] = scope.split('.')
  if (view_id === undefined) return canReadPart(ctx, caller, part, page_id)
  const viewing = isId(view_id) ? await findViewing(ctx.db, view_id) : null
  return viewing !== null && canReadPart(ctx, viewing, part, page_id)
}

async function canReadPart(
  ctx: Ctx,
  caller: AccessCaller,
  part: string | undefined,
  page_id: string,
): Promise<boolean> {
  if (part === APP_PART) return mayAccessApp(ctx.app.access, caller)
  if (!isId(page_id)) return false
  if (part === 'overlay') return canReadOverlay(ctx, caller, page_id)
  const decided = await decidePageAccess(ctx, caller, page_id)
  if (part === 'shell') return isListable(decided)
  return part === 'body' && decided.decision.granted && !decided.is_hidden
}
