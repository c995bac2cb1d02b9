import { sendTest as call } from '@foyer/contract/notifications/send-test'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { newId } from '#platform/ids.ts'
import { recordNotices } from '../commands/record.ts'

export const sendTestRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const id = newId()
  await recordNotices(ctx, [{ id, recipient: viewer, kind: 'test', key: `test:${id}` }])
  return { id }
})
