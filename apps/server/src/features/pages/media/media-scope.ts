import { mayAccessApp } from '@foyer/domain/access'
import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { isId } from '#platform/ids.ts'
import { decidePageAccess, canReadOverlay, isListable, type AccessCaller } from '../../access/index.ts'
import { findViewing } from '../../identity/index.ts'

/** The part of a page that contains a picture: its body, its body as an overlay, or its shell and list entries. */
type Part = 'body' | 'overlay' | 'shell'

/** Who is given an address; of their own accord, or in a team member's view as a member. */
export type Bearer = Pick<Viewer, 'viewed_by' | 'session_id'> | null

/** What an address is bound to; null: nothing but its time. */
export type MediaScope = string | null

const APP_PART = 'app'

/**
 * Formats the scope of signed picture addresses, which ends with the viewer's access, not only after ten minutes
 * (security, "Gated content"). A team member's view has no cookie, so its addresses name the view.
 */
export function formatMediaScope(part: Part, page_id: string, bearer: Bearer = null): string {
  return withBearer(`${part}.${page_id}`, bearer)
}

/** Formats the scope of content that anyone with app access may see, such as the products for sale. */
export function formatAppMediaScope(bearer: Bearer): string {
  return withBearer(`${APP_PART}.`, bearer)
}

function withBearer(scope: string, bearer: Bearer): string {
  return bearer?.viewed_by ? `${scope}.${bearer.session_id}` : scope
}

/** Whether the readers of a scope send no cookie: previews of drafts, and a team member's view. */
export function hasNoCookie(scope: MediaScope): boolean {
  return scope === null || scope.split('.').length > 2
}

/** Whether the caller may still read what an address is scoped to, by the access decision about its page. */
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
