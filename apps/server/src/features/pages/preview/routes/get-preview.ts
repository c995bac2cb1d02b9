import { getPreview as call } from '@foyer/contract/pages/get-preview'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { drawPreview } from '../draw-preview.ts'
import { findHeldGrant, treeRevision } from '../open-grant.ts'
import { findDraft, listTree } from '../../queries/drafts.ts'
import { spokenLocale } from '../../translations/index.ts'
import { localeOf } from '../../serving/index.ts'

export const getPreviewRoute = implement(
  call,
  pagesPolicy.readPreview,
  async ({ input, ctx, authorize, fail }) => {
    const grant = await findHeldGrant(ctx)
    const tree = grant ? await listTree(ctx.db, grant.root_page_id) : []
    const is_stale = grant !== null && treeRevision(tree) !== grant.revision
    // Of a tree that has changed nothing is said, not even which pages it has.
    authorize({ is_granted: grant !== null, is_in_tree: is_stale || tree.some(({ id }) => id === input.id) })
    if (is_stale) throw new CallError('preview_stale')

    const row = await findDraft(ctx.db, input.id)
    if (!grant || !row) throw fail('not_found')
    const asked = input.lang === undefined ? null : localeOf(new URLSearchParams({ lang: input.lang }))
    return drawPreview(ctx, {
      ...{ row, tree, shown_as: grant.shown_as },
      now: grant.shown_at ?? ctx.now(),
      locale: spokenLocale(ctx.app, asked),
    })
  },
)
