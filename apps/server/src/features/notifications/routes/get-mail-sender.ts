import { getMailSender as call } from '@foyer/contract/notifications/get-mail-sender'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { checkSender } from '../check-sender.ts'

export const getMailSenderRoute = implement(call, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  return checkSender(ctx.services)
})
