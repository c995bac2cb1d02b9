import { setPush } from '@foyer/contract/notifications/set-push'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { invalidField } from '#platform/errors.ts'
import { presentPushSettings } from '../present-push-settings.ts'
import { registerDevice } from '../register-device.ts'
import { setSessionStatus } from '../repository.ts'

export const setPushRoute = implement(setPush, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { token, provider, status, pusher_device_id } = input
  if (!token && status === 'enabled') throw invalidField('token', 'required')
  if (token && !provider) throw invalidField('provider', 'required')

  if (token && provider)
    await registerDevice(ctx, viewer, { token, provider, push_status: status, pusher_device_id })
  else await ctx.write((tx) => setSessionStatus(tx, { ...viewer, push_status: status }, ctx.now()))
  return presentPushSettings(ctx, viewer)
})
