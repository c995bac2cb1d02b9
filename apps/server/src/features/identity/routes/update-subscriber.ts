import { updateSubscriber } from '@foyer/contract/identity/update-subscriber'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { updateSubscriber as updateSubscriberCommand } from '../commands/update-subscriber.ts'
import { composeUserById } from '../compose-login.ts'

export const updateSubscriberRoute = implement(
  updateSubscriber,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    if (input.language && !ctx.app.locales.includes(input.language))
      throw invalidField('language', 'unknown_option')
    const { language, can_receive_messages_from_members, profile_visibility } = input
    await updateSubscriberCommand(ctx, {
      subscriber_id: viewer.subscriber_id,
      change: {
        ...(language === undefined ? {} : { language }),
        ...(can_receive_messages_from_members === undefined ? {} : { can_receive_messages_from_members }),
        ...(profile_visibility === undefined ? {} : { profile_visibility }),
      },
    })
    return { user: await composeUserById(ctx, viewer.user_id) }
  },
)
