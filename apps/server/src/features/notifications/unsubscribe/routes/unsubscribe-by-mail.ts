import { unsubscribeByMail as call } from '@foyer/contract/notifications/unsubscribe-by-mail'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { readMailLink } from '../mail-link.ts'
import { switchMails } from '../switch-mails.ts'

export const unsubscribeByMailRoute = implement(call, anyone, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const link = await readMailLink(ctx, input.token)
  if (!link) throw fail('token_invalid')
  await switchMails(ctx, link, { type: link.kind, receive: false })
  return {}
})
