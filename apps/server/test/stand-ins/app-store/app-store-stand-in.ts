import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeProtectedHeader, importPKCS8, jwtVerify, SignJWT } from 'jose'
import { createChain, type CertificateChain } from './certificates.ts'
import {
  createStoreLedger,
  findLastTransaction,
  type StoreEnvironment,
  type StoreLedger,
  type Transaction,
} from './store-ledger.ts'

const createKeyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const toPem = ({ privateKey }: ReturnType<typeof createKeyPair>): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const knownKey = createKeyPair()
const serverKey = createKeyPair()
const appleChain = createChain()

/** The one key that the stand-in accepts, with its ids. */
export const APP_STORE_KEYS = {
  issuer_id: '57246542-96fe-1a63-e053-0824d011072a',
  key_id: '2X9R4HXF34',
  bundle_id: 'example.foyer.standin',
  private_key: toPem(knownKey),
}

/** A valid key that the stand-in does not accept. */
export const FOREIGN_KEY = toPem(createKeyPair())

/** An App Store stand-in: stores transactions, authenticates requests and returns signed transactions as Apple does. */
export type AppStoreStandIn = {
  books: StoreLedger
  address: { production: string; sandbox: string; root_sha256: string }
  /** The certificate that its signatures go back to. */
  root: string
  /** Signs a notification about a purchase as Apple does; without one it is Apple's test. */
  signNotification: (about: NotificationAbout) => Promise<string>
  /** The requests received, for tests that count them. */
  requests: { book: StoreEnvironment; path: string }[]
  /** Responds with 503 to every request until it is reset. */
  setUnreachable: (is_unreachable: boolean) => void
  close: () => Promise<void>
}

type Answer = { status: number; body: Record<string, unknown> | null }

const PATH = /^\/(production|sandbox)(\/inApps\/v1\/(transactions|subscriptions)\/([^/]+))$/
/** Apple refuses tokens that are meant to live longer. */
const MAX_TOKEN_S = 60 * 60

/** Starts the stand-in on a free port of this machine, with the given clock. */
export async function startAppStoreStandIn(now: () => Date): Promise<AppStoreStandIn> {
  const books = createStoreLedger(now)
  const requests: AppStoreStandIn['requests'] = []
  let is_unreachable = false

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (is_unreachable) return { status: 503, body: null }
    const url = new URL(request.url ?? '/', 'http://app-store')
    const [, book, path, kind, id] = PATH.exec(url.pathname) ?? []
    if (request.method !== 'GET' || !isBook(book) || !path || !id) return { status: 404, body: null }
    requests.push({ book, path })
    if (!(await isAuthenticated(request))) return { status: 401, body: null }
    if (!/^[1-9]\d{0,29}$/.test(id)) return refusal(400, 4_000_006, 'Invalid transaction id.')
    const found = books.transactions.find((one) => one.store_environment === book && one.transactionId === id)
    if (!found) return refusal(404, 4_040_010, 'Transaction id not found.')
    return {
      status: 200,
      body: kind === 'transactions' ? await presentTransaction(found) : await presentStates(books, found),
    }
  }

  const server = createServer((request, response) => {
    request.resume()
    answer(request).then(
      (one) => send(response, one),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  return {
    books,
    requests,
    address: {
      production: `${base}/production`,
      sandbox: `${base}/sandbox`,
      root_sha256: appleChain.root_sha256,
    },
    root: appleChain.x5c[2] ?? '',
    signNotification: (about) => signNotification(now(), about),
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

const isBook = (text: string | undefined): text is StoreEnvironment =>
  text === 'production' || text === 'sandbox'

async function isAuthenticated({ headers }: IncomingMessage): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (!token) return false
  try {
    const { payload } = await jwtVerify(token, knownKey.publicKey, {
      algorithms: ['ES256'],
      audience: 'appstoreconnect-v1',
      issuer: APP_STORE_KEYS.issuer_id,
      requiredClaims: ['iat', 'exp', 'bid'],
    })
    const lives = (payload.exp ?? 0) - (payload.iat ?? 0)
    const is_ours = payload['bid'] === APP_STORE_KEYS.bundle_id
    return is_ours && lives <= MAX_TOKEN_S && decodeProtectedHeader(token).kid === APP_STORE_KEYS.key_id
  } catch {
    return false
  }
}

async function presentTransaction(transaction: Transaction): Promise<Record<string, unknown>> {
  return { signedTransactionInfo: await signFacts(transaction) }
}

async function presentStates(
  books: StoreLedger,
  { originalTransactionId, bundleId, environment }: Transaction,
): Promise<Record<string, unknown>> {
  const state = books.status.get(originalTransactionId)
  const last = findLastTransaction(books, originalTransactionId)
  const { gracePeriodExpiresDate } = state ?? {}
  const renewal = {
    originalTransactionId,
    productId: last.productId,
    environment,
    ...(gracePeriodExpiresDate ? { gracePeriodExpiresDate } : {}),
  }
  const one = {
    originalTransactionId,
    status: state?.status,
    signedTransactionInfo: await signFacts(last),
    signedRenewalInfo: await signFacts(renewal),
  }
  const data = state ? [{ subscriptionGroupIdentifier: '21000001', lastTransactions: [one] }] : []
  return { environment, bundleId, data }
}

async function signFacts(facts: Record<string, unknown>): Promise<string> {
  const { book: _store_environment, ...transaction_facts } = facts
  return new SignJWT({ ...transaction_facts, signedDate: Date.now() })
    .setProtectedHeader({ alg: 'ES256', x5c: [] })
    .sign(await importPKCS8(toPem(serverKey), 'ES256'))
}

/** What a notification says, and by which certificates it is signed. */
export type NotificationAbout = {
  notificationType: string
  subtype?: string
  transaction?: Transaction
  bundleId?: string
  chain?: CertificateChain
}

async function signNotification(
  now: Date,
  { notificationType, subtype, transaction, bundleId, chain = appleChain }: NotificationAbout,
): Promise<string> {
  const signedDate = now.getTime()
  const signAs = (facts: Record<string, unknown>): Promise<string> =>
    new SignJWT({ ...facts, signedDate })
      .setProtectedHeader({ alg: 'ES256', x5c: chain.x5c })
      .sign(chain.leaf_key)
  const signedTransactionInfo = transaction && (await signAs(transaction))
  const signedPayload = await signAs({
    notificationType,
    ...(subtype ? { subtype } : {}),
    notificationUUID: randomUUID(),
    version: '2.0',
    data: {
      environment: transaction?.environment ?? 'Production',
      appAppleId: 1_234_567_890,
      bundleId: bundleId ?? transaction?.bundleId ?? APP_STORE_KEYS.bundle_id,
      ...(signedTransactionInfo ? { signedTransactionInfo } : {}),
    },
  })
  return JSON.stringify({ signedPayload })
}

function refusal(status: number, errorCode: number, errorMessage: string): Answer {
  return { status, body: { errorCode, errorMessage } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body ? JSON.stringify(body) : undefined)
}
