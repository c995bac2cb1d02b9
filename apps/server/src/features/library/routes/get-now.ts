import { getNow as call } from '@foyer/contract/library/get-now'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readNow } from '../now.ts'

export const getNowRoute = implement(call, anyMember, ({ input, viewer, ctx, authorize }) => {
  authorize()
  return readNow(ctx, viewer, input.lang ?? null)
})
