import { getMailChoices as call } from '@foyer/contract/notifications/get-mail-choices'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { findChoices } from '../../repository/settings.ts'
import { readMailLink } from '../mail-link.ts'
import { presentMailChoices } from '../present-mail-choices.ts'

export const getMailChoicesRoute = implement(call, anyone, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const link = await readMailLink(ctx, input.subscriber_id)
  if (!link) throw fail('token_invalid')
  return presentMailChoices(link, await findChoices(ctx.db, link.person.subscriber_id))
})
