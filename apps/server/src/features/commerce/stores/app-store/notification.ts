import { X509Certificate } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { slugOrigin } from '#platform/http/app-origin.ts'

/** What Apple sends (Apple, "responseBodyV2" and "responseBodyV2DecodedPayload"). */
const envelope = z.object({ signedPayload: z.string().max(200_000) })
const header = z.object({ x5c: z.array(z.string()).length(3) })
const about = z.object({
  // The library does not check signatures in Apple's other environments.
  environment: z.enum(['Production', 'Sandbox']),
  appAppleId: z.number().optional(),
})
const payload = z.object({ data: about.optional(), summary: about.optional() })

/** Where the App Store sends the notifications of an app. */
export function storeNotificationUrl({ app, services }: Pick<Ctx, 'app' | 'services'>): string {
  return `${slugOrigin(services.config, app.slug)}/api/v1/webhooks/app-store`
}

type Expected = { bundle_id: string; root_sha256: string }

/**
 * The purchase that a notification is about, null for those about none. The whole answer is null unless Apple signed
 * it for this app.
 */
export async function readStoreNotification(
  body: string,
  { bundle_id, root_sha256 }: Expected,
): Promise<{ original_transaction_id: string | null } | null> {
  try {
    const { signedPayload } = envelope.parse(JSON.parse(body))
    const root = Buffer.from(header.parse(decodeProtectedHeader(signedPayload)).x5c[2] ?? '', 'base64')
    if (new X509Certificate(root).fingerprint256 !== root_sha256) return null
    const stated = payload.parse(decodeJwt(signedPayload))
    const { environment, appAppleId } = about.parse(stated.data ?? stated.summary)
    const { Environment, SignedDataVerifier } = await import('@apple/app-store-server-library')
    const verifier = new SignedDataVerifier(
      [root],
      false,
      environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX,
      bundle_id,
      appAppleId ?? 0,
    )
    const { data } = await verifier.verifyAndDecodeNotification(signedPayload)
    if (!data?.signedTransactionInfo) return { original_transaction_id: null }
    const { originalTransactionId } = await verifier.verifyAndDecodeTransaction(data.signedTransactionInfo)
    return { original_transaction_id: originalTransactionId ?? null }
  } catch {
    return null
  }
}
