import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, SignJWT } from 'jose'
import { createGoogleAccount } from '../google-account.ts'

const googleKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'
const account = createGoogleAccount('foyer@standin.iam.gserviceaccount.com', SCOPE)

/** The one key file that the stand-in accepts, with its app. */
export const PLAY_KEYS = {
  package_name: 'example.foyer.standin',
  service_account: account.key_file,
  push_account: 'push@standin.iam.gserviceaccount.com',
}

/** A valid key file that the stand-in does not accept. */
export const FOREIGN_KEY_FILE = createGoogleAccount('foyer@standin.iam.gserviceaccount.com', SCOPE).key_file

/** A purchase at Google Play; a subscription has an end. */
export type PlayPurchase = {
  token: string
  package_name: string
  product_id: string
  account_id: string
  starts_at: Date
  expires_at: Date | null
  state: 'PURCHASED' | 'CANCELLED' | 'PENDING' | 'ACTIVE' | 'IN_GRACE_PERIOD' | 'ON_HOLD' | 'EXPIRED'
  linked_token: string | null
  is_test: boolean
  is_consumed: boolean
  is_acknowledged: boolean
  is_voided: boolean
}

/** A Google Play stand-in: checks tokens and requests, and answers as the developer API does. */
export type GooglePlayStandIn = {
  purchases: Map<string, PlayPurchase>
  address: { tokens: string; api: string; certificates: string }
  sell: (sale: Partial<PlayPurchase> & { kind?: 'once' | 'subscription' }) => PlayPurchase
  /** Signs a notification as Pub/Sub does. */
  sign: (audience: string, email?: string) => Promise<string>
  /** Responds with 503 to every request until it is reset. */
  setUnreachable: (is_unreachable: boolean) => void
  close: () => Promise<void>
}

type Answer = { status: number; body: unknown }

const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const PATH = /^\/androidpublisher\/v3\/applications\/([^/]+)\/purchases\/(.+)$/
const READ = /^(subscriptionsv2|productsv2)\/tokens\/([^/:]+)$/
const ACKNOWLEDGE = /^(subscriptions|products)\/([^/]+)\/tokens\/([^/:]+):acknowledge$/

/** Starts the stand-in on a free port of this machine, with the given clock. */
export async function startGooglePlayStandIn(now: () => Date): Promise<GooglePlayStandIn> {
  const purchases = new Map<string, PlayPurchase>()
  let is_unreachable = false

  const answer = async (request: IncomingMessage, text: string): Promise<Answer> => {
    if (is_unreachable) return { status: 503, body: null }
    const url = new URL(request.url ?? '/', 'http://google')
    if (url.pathname === '/token') return account.giveToken(text)
    if (url.pathname === '/certs')
      return {
        status: 200,
        body: { keys: [{ ...(await exportJWK(googleKey.publicKey)), kid: 'g1', alg: 'RS256' }] },
      }
    if (!account.hasToken(request.headers.authorization)) return refuse(401)
    const [, package_name, rest = ''] = PATH.exec(url.pathname) ?? []
    if (package_name !== PLAY_KEYS.package_name) return refuse(404)
    if (rest === 'voidedpurchases') return listVoided(purchases)
    const acknowledged = ACKNOWLEDGE.exec(rest)
    if (acknowledged && request.method === 'POST') {
      const found = purchases.get(acknowledged[3] ?? '')
      const is_subscription = acknowledged[1] === 'subscriptions'
      if (!found) return refuse(404)
      if (found.product_id !== acknowledged[2] || (found.expires_at !== null) !== is_subscription)
        return refuse(400)
      found.is_acknowledged = true
      return { status: 204, body: null }
    }
    const [, kind, id = ''] = READ.exec(rest) ?? []
    const found = purchases.get(id)
    if (!kind || !found || found.package_name !== package_name) return refuse(404)
    if ((kind === 'subscriptionsv2') !== (found.expires_at !== null)) return refuse(404)
    return {
      status: 200,
      body: kind === 'subscriptionsv2' ? presentSubscription(found) : presentProduct(found),
    }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { status, body } = await answer(request, Buffer.concat(chunks).toString())
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === null ? undefined : JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  return {
    purchases,
    address: { tokens: base, api: base, certificates: `${base}/certs` },
    sell: ({ kind = 'once', ...more }) => {
      const at = now()
      const purchase: PlayPurchase = {
        token: `play.${purchases.size + 1}-${Math.random().toString(36).slice(2)}`,
        package_name: PLAY_KEYS.package_name,
        product_id: 'club',
        account_id: '',
        starts_at: at,
        expires_at: kind === 'subscription' ? new Date(at.getTime() + MONTH_MS) : null,
        state: kind === 'subscription' ? 'ACTIVE' : 'PURCHASED',
        linked_token: null,
        is_test: false,
        is_consumed: false,
        is_acknowledged: false,
        is_voided: false,
        ...more,
      }
      purchases.set(purchase.token, purchase)
      return purchase
    },
    sign: (audience, email = PLAY_KEYS.push_account) =>
      new SignJWT({ email, email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
        .setIssuer('https://accounts.google.com')
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(googleKey.privateKey),
    setUnreachable: (next) => {
      is_unreachable = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const refuse = (code: number): Answer => ({ status: code, body: { error: { code, status: 'REFUSED' } } })

function listVoided(purchases: Map<string, PlayPurchase>): Answer {
  const voided = [...purchases.values()].filter(({ is_voided }) => is_voided)
  return { status: 200, body: { voidedPurchases: voided.map(({ token }) => ({ purchaseToken: token })) } }
}

const acknowledgement = ({ is_acknowledged }: PlayPurchase): string =>
  is_acknowledged ? 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED' : 'ACKNOWLEDGEMENT_STATE_PENDING'

function presentSubscription(found: PlayPurchase): Record<string, unknown> {
  return {
    kind: 'androidpublisher#subscriptionPurchaseV2',
    subscriptionState: `SUBSCRIPTION_STATE_${found.state}`,
    startTime: found.starts_at.toISOString(),
    acknowledgementState: acknowledgement(found),
    lineItems: [{ productId: found.product_id, expiryTime: found.expires_at?.toISOString() }],
    ...(found.account_id
      ? { externalAccountIdentifiers: { obfuscatedExternalAccountId: found.account_id } }
      : {}),
    ...(found.linked_token ? { linkedPurchaseToken: found.linked_token } : {}),
    ...(found.is_test ? { testPurchase: {} } : {}),
  }
}

function presentProduct(found: PlayPurchase): Record<string, unknown> {
  const consumptionState = `CONSUMPTION_STATE_${found.is_consumed ? 'CONSUMED' : 'YET_TO_BE_CONSUMED'}`
  return {
    kind: 'androidpublisher#productPurchaseV2',
    purchaseStateContext: { purchaseState: found.state },
    purchaseCompletionTime: found.starts_at.toISOString(),
    acknowledgementState: acknowledgement(found),
    productLineItem: [{ productId: found.product_id, productOfferDetails: { consumptionState } }],
    ...(found.account_id ? { obfuscatedExternalAccountId: found.account_id } : {}),
    ...(found.is_test ? { testPurchaseContext: { fopType: 'TEST' } } : {}),
  }
}
