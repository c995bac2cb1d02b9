import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { errors, jwtVerify } from 'jose'
import { interactionPolicy, Provider, type KoaContextWithOIDC } from 'oidc-provider'
import { idOf, personOf, SIGN_IN_PAGE } from './people.ts'

/** The app's keys that the stand-ins accept. */
export const GOOGLE_KEYS = {
  client_id: '123456789012-abcdefghij0123456789abcdefghij01.apps.googleusercontent.com',
  client_secret: 'GOCSPX-a-secret-of-the-tests',
}

export const APPLE_KEYS = { client_id: 'example.kiln.web', team_id: 'TEAM123456', key_id: 'KEY1234567' }

/** A real OpenID provider on this machine, which behaves like one of the two. */
export type OidcStandIn = { issuer: string; close: () => Promise<void> }

type Options = {
  kind: 'google' | 'apple'
  /** The public half of the key that Apple's client secrets are signed with. */
  apple_key?: KeyObject
  port?: number
}

const STATIC_SECRET = 'known-to-the-stand-in-alone'

/** Starts a provider with keys of its own. */
export async function startOidcStandIn({ kind, apple_key, port = 0 }: Options): Promise<OidcStandIn> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  const provider = aProvider(issuer, kind)
  provider.use(async (ctx, next) => {
    if (ctx.path === '/favicon.ico') return void (ctx.status = 204)
    if (ctx.path.startsWith('/interaction/')) return handleInteraction(provider, ctx as KoaContextWithOIDC)
    if (ctx.path === '/token' && kind === 'apple' && apple_key) {
      if (!(await isClientSecretValid(ctx.req, issuer, apple_key)))
        return refuseClient(ctx as KoaContextWithOIDC)
    }
    return next()
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return { issuer, close: () => closeServer(server) }
}

function aProvider(issuer: string, kind: Options['kind']): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: kind === 'google' ? GOOGLE_KEYS.client_id : APPLE_KEYS.client_id,
        client_secret: kind === 'google' ? GOOGLE_KEYS.client_secret : STATIC_SECRET,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://kiln.localhost/anything'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' } as never],
    },
    cookies: { keys: ['a key for the cookies of a stand-in'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ ...personOf(id) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile name')
      await grant.save()
      return grant
    },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
    },
  })
  // Each app of a test has an address of its own; what matters is the path.
  Object.defineProperty(provider.Client.prototype, 'redirectUriAllowed', {
    value: (uri: string) => uri.endsWith(`/api/v1/auth/provider/callback/${kind}`),
  })
  return provider
}

/** The sign-in page asks for a person in a form; tests pass one in the address. */
async function handleInteraction(provider: Provider, ctx: KoaContextWithOIDC): Promise<void> {
  const { cancel, who, email, name } = ctx.query as Record<string, string | undefined>
  if (cancel === undefined && who === undefined && email === undefined) {
    ctx.type = 'html'
    ctx.body = SIGN_IN_PAGE
    return
  }
  const typed = { sub: `sub-of-${email}`, email: email ?? '', email_verified: true, name: name ?? '' }
  const result = cancel
    ? { error: 'access_denied', error_description: 'The person went back.' }
    : { login: { accountId: who ?? idOf(typed) }, select_account: {} }
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }))
}

/** Checks the client secret as Apple does, then replaces it with the one that the provider knows. */
async function isClientSecretValid(
  request: KoaContextWithOIDC['req'],
  issuer: string,
  apple_key: KeyObject,
): Promise<boolean> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const wanted = {
    algorithms: ['ES256'],
    issuer: APPLE_KEYS.team_id,
    subject: APPLE_KEYS.client_id,
    audience: issuer,
    maxTokenAge: '10 minutes',
    requiredClaims: ['exp', 'iat'],
  }
  try {
    const { protectedHeader } = await jwtVerify(body.get('client_secret') ?? '', apple_key, wanted)
    if (protectedHeader.kid !== APPLE_KEYS.key_id) return false
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
  body.set('client_secret', STATIC_SECRET)
  Object.assign(request, { body: body.toString() })
  return true
}

/** What Apple answers to a client secret that is not signed with the key that it has. */
function refuseClient(ctx: KoaContextWithOIDC): void {
  ctx.status = 400
  ctx.body = { error: 'invalid_client' }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
