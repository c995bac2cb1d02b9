import { updateSettings } from '@foyer/contract/notifications/update-settings'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { hashAddress, liftSuppression } from '#platform/mail/index.ts'
import { presentSettings } from '../presenter.ts'
import { saveChoices } from '../repository/settings.ts'

export const updateSettingsRoute = implement(
  updateSettings,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { is_all_reminders_inactive: _computed, ...choices } = input
    const change = { subscriber_id: viewer.subscriber_id, change: choices, now: ctx.now() }
    const wants_mail = Object.entries(choices).some(
      ([name, on]) => name.endsWith('_via_email') && on === true,
    )
    const address_hash = hashAddress(ctx.services.secrets, ctx.app.id, viewer.email)
    const saved = await ctx.write(async (tx) => {
      // Who reported a mail as spam and asks for mails again gets them.
      if (wants_mail) await liftSuppression(tx, address_hash, 'complained')
      return saveChoices(tx, change)
    })
    return presentSettings(saved)
  },
)
