import { previewAccessChange as call } from '@foyer/contract/pages/preview-access-change'
import { implement } from '#platform/http/implement.ts'
import { judgeSettings, settledNode } from '../access-settings.ts'
import { pagesPolicy } from '../policy.ts'
import { previewChange } from '../preview-change.ts'
import { findTreeRows } from '../repository/drafts.ts'

export const previewAccessChangeRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const [page] = await findTreeRows(ctx.db, [input.id])
    authorize({ exists: page !== undefined })
    if (!page) throw fail('not_found')
    const node = settledNode(page.content_type, input.node)
    await judgeSettings(ctx, page, node)
    return previewChange(ctx, page.id, node)
  },
)
