import { getPreview as call } from '@foyer/contract/pages/get-preview'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { renderPreview } from '../render-preview.ts'
import { findValidGrant, computeTreeRevision } from '../open-grant.ts'
import { findDraft, listTree } from '../../queries/drafts.ts'
import { resolveLocale } from '../../translations/index.ts'
import { parseLocale } from '../../serving/index.ts'

export const getPreviewRoute = implement(
  call,
  pagesPolicy.readPreview,
  async ({ input, ctx, authorize, fail }) => {
    const grant = await findValidGrant(ctx)
    const tree = grant ? await listTree(ctx.db, grant.root_page_id) : []
    const is_stale = grant !== null && computeTreeRevision(tree) !== grant.revision
    // A stale tree reveals nothing, not even which pages it has.
    authorize({ is_granted: grant !== null, is_in_tree: is_stale || tree.some(({ id }) => id === input.id) })
    if (is_stale) throw new CallError('preview_stale')

    const row = await findDraft(ctx.db, input.id)
    if (!grant || !row) throw fail('not_found')
    const requested_locale =
      input.lang === undefined ? null : parseLocale(new URLSearchParams({ lang: input.lang }))
    return renderPreview(ctx, {
      row,
      tree,
      shown_as: grant.shown_as,
      now: grant.shown_at ?? ctx.now(),
      locale: resolveLocale(ctx.app, requested_locale),
    })
  },
)
