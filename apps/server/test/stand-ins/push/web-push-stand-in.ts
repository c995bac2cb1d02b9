import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'

/** A message as the browser would show it, with what the push service saw of it. */
export type ReceivedPush = {
  endpoint: string
  payload: Record<string, unknown>
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  subject: unknown
  bytes: number
}

/** A browser that has subscribed at the stand-in. */
export type PushBrowser = { endpoint: string; subscription: string }

type Keys = { private_key: Buffer; public_key: Buffer; auth: Buffer }

const HOST = 'push.test'
const MAX_BYTES = 4096

/**
 * A push service of browsers: checks signature, headers and size of what it is sent, and decrypts it (RFC 8030, 8291,
 * 8292). Refusals are recorded as `problems`.
 */
export async function aPushService() {
  const browsers = new Map<string, Keys>()
  const answers = new Map<string, number>()
  const received: ReceivedPush[] = []
  const problems: string[] = []

  const server = createServer((request, response) => {
    void receive(request).then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const endpoint = `https://${request.headers.host}${request.url}`
    const keys = browsers.get(endpoint)
    if (!keys) return 404
    try {
      const push = await read(endpoint, request, body, keys)
      const status = answers.get(endpoint) ?? 201
      if (status === 201) received.push(push)
      return status
    } catch (error) {
      problems.push(String(error))
      return 400
    }
  }

  return {
    port: (server.address() as AddressInfo).port,
    received,
    problems,
    subscribe: (): PushBrowser => {
      const curve = createECDH('prime256v1')
      const keys = {
        public_key: curve.generateKeys(),
        private_key: curve.getPrivateKey(),
        auth: randomBytes(16),
      }
      const endpoint = `https://${HOST}/send/${randomBytes(12).toString('base64url')}`
      browsers.set(endpoint, keys)
      const encoded = {
        p256dh: keys.public_key.toString('base64url'),
        auth: keys.auth.toString('base64url'),
      }
      return { endpoint, subscription: JSON.stringify({ endpoint, expirationTime: null, keys: encoded }) }
    },
    /** From now on the service answers for this browser with that status. */
    answer: ({ endpoint }: PushBrowser, status: number): void => void answers.set(endpoint, status),
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function read(
  endpoint: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
  keys: Keys,
): Promise<ReceivedPush> {
  if (method !== 'POST') throw new Error(`The method is ${method}.`)
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is not aes128gcm.')
  if (body.length > MAX_BYTES) throw new Error(`The message has ${body.length} bytes.`)
  const { ttl = '', topic, urgency } = headers as Record<string, string | undefined>
  if (!/^\d+$/.test(ttl)) throw new Error('The TTL is missing.')
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error('The topic is no token.')
  return {
    endpoint,
    payload: JSON.parse(decrypt(body, keys)) as Record<string, unknown>,
    ttl: Number(ttl),
    urgency,
    topic,
    subject: await verify(endpoint, headers.authorization ?? ''),
    bytes: body.length,
  }
}

/** Verifies the signature by the key that is sent along, and returns whom it names. */
async function verify(endpoint: string, authorization: string): Promise<unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) throw new Error('The key is no point of P-256.')
  const public_key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const { payload } = await jwtVerify(token, public_key, {
    algorithms: ['ES256'],
    audience: new URL(endpoint).origin,
  })
  const day_s = 86_400
  if ((payload.exp ?? Infinity) > Date.now() / 1000 + day_s)
    throw new Error('The signature is valid for too long.')
  return payload.sub
}

function decrypt(body: Buffer, { private_key, public_key, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const key_end = 21 + body.readUInt8(20)
  const sender_key = body.subarray(21, key_end)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(private_key)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), public_key, sender_key])
  const secret = derive(curve.computeSecret(sender_key), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(key_end, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('The record has no delimiter.')
  return padded.subarray(0, end).toString('utf8')
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
