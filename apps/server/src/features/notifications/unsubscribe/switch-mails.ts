import type { MailChoices, MailKind } from '@foyer/contract/notifications/unsubscribe-shapes'
import { changeMailChoices } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
import { hashAddress, liftSuppression } from '#platform/mail/index.ts'
import { markUnsubscribed } from '../broadcasts/repository/recipients.ts'
import { saveChoices } from '../repository/settings.ts'
import type { MailLink } from './mail-link.ts'
import { presentMailChoices } from './present-mail-choices.ts'

/** Switches mails of the member of a link off or on. */
export async function switchMails(
  ctx: Ctx,
  link: MailLink,
  { type, receive }: { type: MailKind | 'all'; receive: boolean },
): Promise<MailChoices> {
  const change = changeMailChoices(type, receive)
  const { person, notification_id } = link
  const { subscriber_id } = person
  const now = ctx.now()
  const address_hash = hashAddress(ctx.services.secrets, ctx.app.id, person.email)
  const choices = await ctx.write(async (tx) => {
    if (receive) await liftSuppression(tx, address_hash, 'complained')
    if (notification_id !== null && (type === 'news' || type === 'all'))
      await markUnsubscribed(tx, { notification_id, at: receive ? null : now })
    return saveChoices(tx, { subscriber_id, change, now })
  })
  return presentMailChoices(link, choices)
}
