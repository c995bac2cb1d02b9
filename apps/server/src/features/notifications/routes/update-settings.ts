import { updateSettings } from '@foyer/contract/notifications/update-settings'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentSettings } from '../presenter.ts'
import { saveChoices } from '../repository/settings.ts'

export const updateSettingsRoute = implement(
  updateSettings,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { is_all_reminders_inactive: _computed, ...choices } = input
    const change = { subscriber_id: viewer.subscriber_id, change: choices, now: ctx.now() }
    return presentSettings(await ctx.write((tx) => saveChoices(tx, change)))
  },
)
