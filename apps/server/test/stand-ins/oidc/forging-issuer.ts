import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'

/** An issuer whose tokens a test controls. */
export type ForgingIssuer = {
  address: string
  /** The published signing key. */
  key: KeyObject
  public_key: KeyObject
  /** What its token endpoint answers from now on: a token, a status with a body, or nothing for so many milliseconds. */
  answers: (answer: Answer) => void
  close: () => Promise<void>
}

type Answer = { id_token: string } | { status: number; body: string } | { silent_ms: number }

/** Starts an issuer whose tokens are created by hand. */
export async function startForgingIssuer(): Promise<ForgingIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let answer: Answer = { status: 500, body: '' }
  const server = createServer((request, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    request.resume()
    if (request.url === '/.well-known/openid-configuration') return json(200, metadataOf(address))
    if (request.url === '/keys')
      return json(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      })
    if ('id_token' in answer) {
      return json(200, { access_token: 'a', token_type: 'bearer', id_token: answer.id_token })
    }
    if ('silent_ms' in answer) return void setTimeout(() => json(200, {}), answer.silent_ms)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  return {
    address,
    key: privateKey,
    public_key: publicKey,
    answers: (next) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function metadataOf(address: string) {
  return {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  }
}
