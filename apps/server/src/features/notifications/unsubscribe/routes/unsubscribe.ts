import { unsubscribe as call } from '@foyer/contract/notifications/unsubscribe'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { readMailLink } from '../mail-link.ts'
import { switchMails } from '../switch-mails.ts'

export const unsubscribeRoute = implement(call, anyone, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const link = await readMailLink(ctx, input.subscriber_id)
  if (!link) throw fail('token_invalid')
  return switchMails(ctx, link, input)
})
