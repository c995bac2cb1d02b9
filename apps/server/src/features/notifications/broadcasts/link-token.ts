import type { NotificationChannel } from '@foyer/contract/notifications/inbox-shapes'
import { BROADCAST_LINK_PARAMETER } from '@foyer/contract/rules/broadcasts'
import { validate } from 'uuid'
import type { Ctx } from '#platform/context.ts'

const PURPOSE = 'broadcast-link'
const CHANNELS = { a: 'in_app', p: 'push', m: 'mail' } as const

type Link = { notification_id: string; channel: NotificationChannel }

const signedText = ({ app }: Ctx, { notification_id, channel }: Link): string =>
  `${app.id}:${notification_id}:${channel}`

/** A path of the app that reports, once its page is open, that it was followed from a notification. */
export function createLinkPath(ctx: Ctx, path: string, link: Link): string {
  const letter = link.channel === 'in_app' ? 'a' : link.channel === 'push' ? 'p' : 'm'
  const signature = ctx.services.secrets.sign(PURPOSE, signedText(ctx, link))
  const token = `${link.notification_id}.${letter}.${signature}`
  return `${path}${path.includes('?') ? '&' : '?'}${BROADCAST_LINK_PARAMETER}=${token}`
}

/** The notification and channel of a token; null for one that this server did not sign for this app. */
export function readLinkToken(ctx: Ctx, token: string): Link | null {
  const [notification_id = '', letter = '', signature = ''] = token.split('.')
  if (!validate(notification_id) || !Object.hasOwn(CHANNELS, letter)) return null
  const link = { notification_id, channel: CHANNELS[letter as keyof typeof CHANNELS] }
  return ctx.services.secrets.verify(PURPOSE, signedText(ctx, link), signature) ? link : null
}
