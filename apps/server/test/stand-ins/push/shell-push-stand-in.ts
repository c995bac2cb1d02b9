import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { ExternalAddresses } from '#platform/external-addresses.ts'
import { createGoogleAccount } from '../google-account.ts'

const FCM_SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const account = createGoogleAccount('push@standin.iam.gserviceaccount.com', FCM_SCOPE, {
  project_id: 'foyer-standin',
})

/** What an owner enters in the studio for the stand-in. */
export const SHELL_PUSH_KEYS = {
  is_expo: true,
  expo_token: 'expo-standin-token',
  fcm_account: account.key_file,
  pusher_instance_id: '5d1f0e2a-8a6b-4c52-9d0e-0b8f5a1c2d3e',
  pusher_secret: 'A1B2C3D4E5F6',
}

/** A valid key file that the stand-in does not accept. */
export const FOREIGN_FCM_ACCOUNT = createGoogleAccount('push@standin.iam.gserviceaccount.com', FCM_SCOPE, {
  project_id: 'foyer-standin',
}).key_file

type Provider = 'expo' | 'fcm' | 'pusher'
type Answer = { status: number; body: unknown }

/** A message as one device received it. */
export type ShellPush = {
  provider: Provider
  token: string
  title: string
  body: string
  data: unknown
  tag: unknown
}

const data = z.strictObject({ id: z.string(), path: z.string().startsWith('/') })

const expoMessages = z
  .array(
    z.strictObject({
      to: z.string().startsWith('ExponentPushToken['),
      title: z.string(),
      body: z.string(),
      data,
      sound: z.literal('default'),
      ttl: z.int().min(0),
      priority: z.enum(['default', 'normal', 'high']),
      collapseId: z.string().max(64),
      tag: z.string(),
      badge: z.int().optional(),
    }),
  )
  .max(100)

const fcmMessage = z.strictObject({
  validate_only: z.boolean().optional(),
  message: z.union([
    z.strictObject({ topic: z.string() }),
    z.strictObject({
      token: z.string(),
      notification: z.strictObject({ title: z.string(), body: z.string() }),
      data,
      android: z.strictObject({
        ttl: z.string().regex(/^\d+s$/),
        priority: z.enum(['NORMAL', 'HIGH']),
        collapse_key: z.string(),
        notification: z.strictObject({ tag: z.string(), notification_count: z.int().optional() }),
      }),
      apns: z.strictObject({
        headers: z.record(z.string(), z.string()),
        payload: z.strictObject({
          aps: z.strictObject({
            sound: z.string(),
            'thread-id': z.string(),
            badge: z.int().optional(),
          }),
        }),
      }),
    }),
  ]),
})

const pusherPublish = z.strictObject({
  interests: z
    .array(z.string().regex(/^[\w=@,.;-]{1,164}$/))
    .min(1)
    .max(100),
  fcm: z.looseObject({
    notification: z.looseObject({ title: z.string(), body: z.string(), tag: z.string() }).optional(),
    data: z.record(z.string(), z.string()),
  }),
  apns: z
    .looseObject({ aps: z.looseObject({ alert: z.strictObject({ title: z.string(), body: z.string() }) }) })
    .optional(),
})

/**
 * The push services of native shells: checks keys and the form of what it is sent, as Expo, Firebase and Pusher Beams
 * document it. Refusals are recorded as `problems`.
 */
export async function aShellPushService() {
  const received: ShellPush[] = []
  const problems: string[] = []
  const gone = new Set<string>()
  /** Devices that Expo reports in receipts only, by receipt. */
  const gone_later = new Map<string, boolean>()
  const leaving = new Set<string>()
  let is_down = false

  const parse = <T>(schema: z.ZodType<T>, text: string): T | null => {
    const parsed = schema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    problems.push(z.prettifyError(parsed.error))
    return null
  }

  const answerExpo = (path: string, authorization: string | undefined, text: string): Answer => {
    if (authorization !== `Bearer ${SHELL_PUSH_KEYS.expo_token}`)
      return { status: 401, body: { errors: [{ code: 'UNAUTHORIZED', message: 'No access.' }] } }
    if (path === '/--/api/v2/push/getReceipts') {
      const asked = parse(z.strictObject({ ids: z.array(z.string()).max(300) }), text)
      if (!asked)
        return { status: 400, body: { errors: [{ code: 'VALIDATION_ERROR', message: 'Invalid.' }] } }
      const entries = asked.ids.flatMap((id) => {
        const is_gone = gone_later.get(id)
        if (is_gone === undefined) return []
        return [[id, is_gone ? notRegistered : { status: 'ok' }] as const]
      })
      return { status: 200, body: { data: Object.fromEntries(entries) } }
    }
    const messages = parse(expoMessages, text)
    if (!messages)
      return { status: 400, body: { errors: [{ code: 'VALIDATION_ERROR', message: 'Invalid.' }] } }
    const tickets = messages.map(({ to, title, body, data: sent, tag }) => {
      if (gone.has(to)) return notRegistered
      received.push({ provider: 'expo', token: to, title, body, data: sent, tag })
      const id = `receipt-${gone_later.size + 1}`
      gone_later.set(id, leaving.has(to))
      return { status: 'ok', id }
    })
    return { status: 200, body: { data: tickets } }
  }

  const answerFcm = (path: string, authorization: string | undefined, text: string): Answer => {
    if (!account.hasToken(authorization)) return refuse(401, 'UNAUTHENTICATED')
    if (path !== '/v1/projects/foyer-standin/messages:send') return refuse(403, 'PERMISSION_DENIED')
    const sent = parse(fcmMessage, text)
    if (!sent) return refuse(400, 'INVALID_ARGUMENT')
    const { message } = sent
    if ('topic' in message) return { status: 200, body: { name: 'projects/foyer-standin/messages/check' } }
    if (gone.has(message.token)) return refuse(404, 'UNREGISTERED')
    const { token, notification, android } = message
    received.push({
      provider: 'fcm',
      token,
      ...notification,
      data: message.data,
      tag: android.notification.tag,
    })
    return { status: 200, body: { name: `projects/foyer-standin/messages/${received.length}` } }
  }

  const answerPusher = (path: string, authorization: string | undefined, text: string): Answer => {
    if (authorization !== `Bearer ${SHELL_PUSH_KEYS.pusher_secret}`)
      return { status: 401, body: { error: 'Unauthorized', description: 'Incorrect secret key' } }
    const base = `/publish_api/v1/instances/${SHELL_PUSH_KEYS.pusher_instance_id}/publishes/interests`
    if (path !== base) return { status: 404, body: { error: 'Instance not found', description: path } }
    const sent = parse(pusherPublish, text)
    if (!sent) return { status: 422, body: { error: 'Unprocessable', description: 'Invalid body' } }
    const { notification } = sent.fcm
    if (notification)
      for (const token of sent.interests)
        received.push({
          provider: 'pusher',
          token,
          title: notification.title,
          body: notification.body,
          data: sent.fcm.data,
          tag: notification.tag,
        })
    return { status: 200, body: { publishId: `pubid-${received.length}` } }
  }

  const answer = async ({ url = '', headers }: IncomingMessage, text: string): Promise<Answer> => {
    if (is_down) return { status: 503, body: {} }
    const { authorization } = headers
    if (url === '/token') return account.giveToken(text)
    if (url.startsWith('/--/')) return answerExpo(url, authorization, text)
    if (url.startsWith('/v1/')) return answerFcm(url, authorization, text)
    return answerPusher(url, authorization, text)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
    const { status, body: answered } = await answer(request, text)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered))
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      problems.push(String(error))
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    addresses: {
      expo: base,
      fcm: { tokens: base, api: base },
      pusher: () => base,
    } satisfies Pick<ExternalAddresses, 'expo' | 'fcm' | 'pusher'>,
    received,
    problems,
    /** From now on the provider says at once that this device is gone. */
    end: (token: string): void => void gone.add(token),
    /** Expo accepts messages to this device, and reports in their receipts that it is gone. */
    endLater: (token: string): void => void leaving.add(token),
    setDown: (next: boolean): void => {
      is_down = next
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const notRegistered = {
  status: 'error',
  message: 'The device is not registered.',
  details: { error: 'DeviceNotRegistered' },
}

const refuse = (code: number, errorCode: string): Answer => ({
  status: code,
  body: {
    error: {
      code,
      status: errorCode,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
})
