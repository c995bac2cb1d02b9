import { listPages as call } from '@foyer/contract/pages/list-pages'
import { implement } from '#platform/http/implement.ts'
import { listChanges } from '../changes.ts'
import { pagesPolicy } from '../../policy.ts'

export const listPagesRoute = implement(call, pagesPolicy.useStudio, async ({ ctx, authorize }) => {
  authorize()
  const { tree, items } = await listChanges(ctx)
  return { items: tree, change_count: items.length }
})
