import { createPattern as call } from '@foyer/contract/pages/create-pattern'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { createPattern } from '../create-pattern.ts'
import { presentPattern } from '../present-pattern.ts'

export const createPatternRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    return presentPattern(await createPattern(ctx, { ...input, author: viewer.name }))
  },
)
