import { mailKind, type MailKind } from '@foyer/contract/notifications/unsubscribe-shapes'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { hashSecret } from '#platform/secrets.ts'
import { findPeopleBySubscriber, type PersonFacts } from '../../directory/index.ts'
import type { UnsubscribeLinks } from '../../identity/index.ts'

/** A token serves nothing but this, and is no signature of anything else. */
const PURPOSE = 'unsubscribe'
const VALID_MS = 365 * 86_400_000

/** What a token holds, encrypted: whose mails in which app, and which mail it was in. */
const tokenFields = z.tuple([
  z.uuid(),
  z.uuid(),
  mailKind,
  /** Of the address it was sent to, so that it ends when the member changes their address. */
  z.string(),
  /** When it was sent, on the clock of the app. */
  z.number(),
  /** The notification that was mailed. */
  z.uuid().nullable(),
])

type Mailed = { subscriber_id: string; email: string; kind: MailKind; notification_id?: string | null }

/** Whose link it is, and which mail it was in. */
export type MailLink = {
  person: PersonFacts & { subscriber_id: string }
  kind: MailKind
  notification_id: string | null
}

const addressMark = (email: string): string => hashSecret(email.toLowerCase()).slice(0, 16)

/** The links by which a member unsubscribes from the kind of a mail: one for people, one for mail programs. */
export function createUnsubscribeLinks(
  ctx: Ctx,
  { subscriber_id, email, kind, notification_id = null }: Mailed,
): UnsubscribeLinks {
  const { app, services } = ctx
  const fields: z.infer<typeof tokenFields> = [
    app.id,
    subscriber_id,
    kind,
    addressMark(email),
    ctx.now().getTime(),
    notification_id,
  ]
  const token = services.secrets.encrypt(PURPOSE, JSON.stringify(fields))
  return {
    page_url: `${appOrigin(services.config, app)}${unsubscribePath(token)}`,
    one_click_url: `${appOrigin(services.config, app)}/api/v1/notifications/unsubscribe/${token}`,
  }
}

/** The page of the member app for a token. */
export function unsubscribePath(token: string): string {
  return `/subscriber/${encodeURIComponent(token)}/unsubscribe`
}

/** Reads a token; null for false, old and foreign ones, and where the address or the member are former ones. */
export async function readMailLink(ctx: Ctx, token: string): Promise<MailLink | null> {
  const fields = decryptToken(ctx, token)
  if (!fields) return null
  const [app_id, subscriber_id, kind, mark, sent_at, notification_id] = fields
  if (app_id !== ctx.app.id || ctx.now().getTime() - sent_at > VALID_MS) return null
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  if (!person || addressMark(person.email) !== mark) return null
  return { person: { ...person, subscriber_id }, kind, notification_id }
}

function decryptToken(ctx: Ctx, token: string): z.infer<typeof tokenFields> | null {
  try {
    return tokenFields.parse(JSON.parse(ctx.services.secrets.decrypt(PURPOSE, token)))
  } catch {
    // Not one of ours: decryption proves its own text.
    return null
  }
}
