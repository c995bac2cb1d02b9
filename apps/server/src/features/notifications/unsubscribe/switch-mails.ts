import type { MailChoices, MailKind } from '@foyer/contract/notifications/unsubscribe-shapes'
import { changeMailChoices } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
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
  const { subscriber_id } = link.person
  const choices = await ctx.write((tx) => saveChoices(tx, { subscriber_id, change, now: ctx.now() }))
  return presentMailChoices(link, choices)
}
