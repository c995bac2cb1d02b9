import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { slugOrigin } from '#platform/http/app-origin.ts'

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

/** What Pub/Sub sends (Google, "Real-time developer notifications"). */
const message = z.object({ message: z.object({ data: z.string().max(20_000) }) })
const named = z.object({ purchaseToken: z.string().max(1000) })
const notification = z.object({
  packageName: z.string(),
  subscriptionNotification: named.optional(),
  oneTimeProductNotification: named.optional(),
  voidedPurchaseNotification: named.optional(),
})

/** Where Pub/Sub sends the notifications of an app; also the audience of its tokens. */
export function notificationUrl({ app, services }: Pick<Ctx, 'app' | 'services'>): string {
  return `${slugOrigin(services.config, app.slug)}/api/v1/webhooks/google-play`
}

/** Whether Google has signed the request for this app, for the account of its settings. */
export async function isSignedByGoogle(
  ctx: Pick<Ctx, 'app' | 'services'>,
  authorization: string | null,
  push_account: string,
): Promise<boolean> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (!token || push_account === '') return false
  try {
    const keys = createRemoteJWKSet(new URL(ctx.services.addresses.google_play.certificates))
    const { payload } = await jwtVerify(token, keys, {
      issuer: ISSUERS,
      audience: notificationUrl(ctx),
      algorithms: ['RS256'],
    })
    return payload['email'] === push_account && payload['email_verified'] === true
  } catch {
    return false
  }
}

/** The purchase that a notification is about; null for tests, other packages and what cannot be read. */
export function findNotifiedToken(body: string, package_name: string): string | null {
  try {
    const { data } = message.parse(JSON.parse(body)).message
    const found = notification.parse(JSON.parse(Buffer.from(data, 'base64').toString()))
    if (found.packageName !== package_name) return null
    const about =
      found.subscriptionNotification ?? found.oneTimeProductNotification ?? found.voidedPurchaseNotification
    return about?.purchaseToken ?? null
  } catch {
    return null
  }
}
