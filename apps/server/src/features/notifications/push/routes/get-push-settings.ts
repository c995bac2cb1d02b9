import { getPushSettings } from '@foyer/contract/notifications/get-push-settings'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentPushSettings } from '../present-push-settings.ts'

export const getPushSettingsRoute = implement(
  getPushSettings,
  anyMember,
  async ({ viewer, ctx, authorize }) => {
    authorize()
    return presentPushSettings(ctx, viewer)
  },
)
