import { findBlockAssets as call } from '@foyer/contract/pages/find-block-assets'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { findAssets } from '../present-pattern.ts'

export const findBlockAssetsRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, ctx, authorize }) => {
    authorize()
    return findAssets(ctx, input.blocks)
  },
)
