import { openUnsubscribe as call } from '@foyer/contract/notifications/open-unsubscribe'
import { appOrigin } from '#platform/http/app-origin.ts'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { unsubscribePath } from '../mail-link.ts'

export const openUnsubscribeRoute = implement(call, anyone, async ({ input, ctx, authorize, reply }) => {
  authorize()
  reply.header('location', `${appOrigin(ctx.services.config, ctx.app)}${unsubscribePath(input.token)}`)
  reply.status(303)
  return {}
})
