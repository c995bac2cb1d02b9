import { getSettings } from '@foyer/contract/notifications/get-settings'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentSettings } from '../presenter.ts'
import { findChoices } from '../repository/settings.ts'

export const getSettingsRoute = implement(getSettings, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  return presentSettings(await findChoices(ctx.db, viewer.subscriber_id))
})
