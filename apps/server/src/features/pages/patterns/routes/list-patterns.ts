import { listPatterns as call } from '@foyer/contract/pages/list-patterns'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { listPatterns } from '../../queries/patterns.ts'
import { findAssets, presentPattern } from '../present-pattern.ts'

export const listPatternsRoute = implement(call, pagesPolicy.useStudio, async ({ ctx, authorize }) => {
  authorize()
  const rows = await listPatterns(ctx.db)
  const blocks = rows.flatMap(({ draft }) => draft.blocks ?? [])
  const pages = rows.filter(({ content_type }) => content_type !== null)
  return { items: rows.map(presentPattern), ...(await findAssets(ctx, blocks, pages)) }
})
