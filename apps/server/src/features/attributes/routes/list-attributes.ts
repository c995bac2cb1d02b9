import { listAttributes as call } from '@foyer/contract/attributes/list-attributes'
import { implement } from '#platform/http/implement.ts'
import { attributesPolicy } from '../policy.ts'
import { presentAttribute } from '../presenter.ts'
import { listAttributes } from '../repository.ts'

export const listAttributesRoute = implement(call, attributesPolicy.list, async ({ ctx, authorize }) => {
  authorize()
  return { items: (await listAttributes(ctx.db)).map(presentAttribute) }
})
