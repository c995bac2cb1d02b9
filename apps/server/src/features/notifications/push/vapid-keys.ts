import { createECDH } from 'node:crypto'
import type { Services } from '#platform/services.ts'

/** The keys by which push services recognise this server (RFC 8292). */
export type VapidKeys = { subject: string; publicKey: string; privateKey: string }

type Source = Pick<Services, 'config' | 'secrets'>

/**
 * Returns the configured key, else the one derived from the server's secret: all servers of one installation agree on
 * it, and nothing more has to be stored.
 */
export function getVapidKeys({ config, secrets }: Source): VapidKeys {
  const { vapid_private_key, vapid_subject, base_url } = config
  const privateKey = vapid_private_key ?? secrets.sign('vapid', 'private key')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const { protocol, hostname, origin } = new URL(base_url)
  const subject = vapid_subject ?? (protocol === 'https:' ? origin : `mailto:no-reply@${hostname}`)
  return { subject, publicKey: curve.getPublicKey('base64url'), privateKey }
}
