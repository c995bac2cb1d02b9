import type { PreviewAs, PreviewGrant } from '@foyer/contract/pages/preview-shapes'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { slugOrigin } from '#platform/http/app-origin.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { accessReferencesNeed } from '../../apps/index.ts'
import { listAncestorIds, listTree, type DraftRow, type TreeDraft } from '../queries/drafts.ts'
import { insertGrant, findGrant, type PreviewGrantRow } from '../queries/preview-grants.ts'
import { isNotCrossOrigin } from '../../identity/index.ts'
import { findTeamMemberOfSession } from '../../team/index.ts'

/** How long a grant is valid; it cannot be renewed, only replaced (security, "Preview"). */
export const GRANT_MS = 15 * 60 * 1000

type OpenGrant = {
  page: Pick<DraftRow, 'id' | 'path'>
  shown_as: PreviewAs
  at: string | null
  by: TeamViewer
}

/** Creates a grant for the tree of a page with its current drafts. The caller has already been authorised. */
export async function openGrant(ctx: Ctx, { page, shown_as, at, by }: OpenGrant): Promise<PreviewGrant> {
  if (shown_as.kind === 'member') await validateProducts(ctx, shown_as.product_ids)
  const root_page_id = (await listAncestorIds(ctx.db, page.id)).at(-1) ?? page.id
  const revision = computeTreeRevision(await listTree(ctx.db, root_page_id))
  const grant = newSecret()
  const expires_at = new Date(ctx.services.clock.now().getTime() + GRANT_MS)
  await ctx.write((tx) =>
    insertGrant(tx, {
      token_hash: hashSecret(grant),
      root_page_id,
      revision,
      shown_as,
      expires_at,
      team_member_id: by.team_member_id,
      studio_session_id: by.session_id,
      shown_at: at === null ? null : new Date(at),
    }),
  )
  // Frames of the studio may only contain hosts below its own.
  const origin = slugOrigin(ctx.services.config, ctx.app.slug)
  return { grant, expires_at: expires_at.toISOString(), origin, path: page.path, revision }
}

async function validateProducts(ctx: Ctx, product_ids: readonly string[]): Promise<void> {
  if (product_ids.length === 0) return
  const existing = await ctx.services.need(accessReferencesNeed).findExistingProducts(ctx.db, product_ids)
  const unknown = product_ids.findIndex((id) => !existing.has(id))
  if (unknown >= 0) throw invalidField(`as.product_ids.${unknown}`, 'unknown_product')
}

/**
 * Hashes the current drafts of a tree. Each save, also of a translation, and each added, removed or moved page
 * changes it.
 */
export function computeTreeRevision(tree: readonly TreeDraft[]): string {
  const places = tree.map((page) => {
    const { id, parent_id, rank, path, revision, texts_hash } = page
    return [id, parent_id, rank, path, revision, texts_hash]
  })
  return hashSecret(JSON.stringify(places))
}

/**
 * Finds the valid grant of a request: sent by no page of another origin, created in this app, not expired, and its
 * creator still in the account's team with the same studio session. Not cached between calls.
 */
export async function findValidGrant(ctx: Ctx): Promise<PreviewGrantRow | null> {
  const { preview_grant } = ctx.request
  if (preview_grant === null || !isNotCrossOrigin(ctx)) return null
  const grant = await findGrant(ctx.db, hashSecret(preview_grant), ctx.services.clock.now())
  if (!grant) return null
  const team_member = await findTeamMemberOfSession(ctx.control, grant.studio_session_id)
  const is_owner = team_member?.id === grant.team_member_id && team_member.account_id === ctx.app.account_id
  return is_owner ? grant : null
}
