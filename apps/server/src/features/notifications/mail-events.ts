import { createHmac } from 'node:crypto'
import { changeMailChoices } from '@foyer/domain/notifications'
import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { inControlTransaction } from '../../platform/database/app-db.ts'
import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { findMailingApps, hashAddress, suppressAddress } from '../../platform/mail/index.ts'
import { sameSecret } from '../../platform/secrets.ts'
import { findUserByEmail } from '../identity/index.ts'
import { saveChoices } from './repository/settings.ts'

const SCHEME = /^Foyer t=(\d{1,12}),v1=([0-9a-f]{64})$/
const TOLERANCE_S = 300
const PURPOSE = 'mail-event'

const mailEvents = z.object({
  events: z
    .array(
      z.object({
        type: z.string(),
        bounce: z.string().optional(),
        address: z.string().max(320),
        message_id: z.string().max(1000).optional(),
      }),
    )
    .max(500),
})

type MailEvent = z.infer<typeof mailEvents>['events'][number]
type Reason = 'bounced' | 'complained'

/** Whether the body of a request was signed by the mail server, with the configured secret and not long ago. */
export function isFromMailServer({ request, services }: Ctx): boolean {
  const { mail_webhook_secret: secret } = services.config
  const [, time, signature] = SCHEME.exec(request.authorization ?? '') ?? []
  if (secret === null || !request.raw_body || time === undefined || signature === undefined) return false
  if (Math.abs(Number(time) - services.clock.now().getTime() / 1000) > TOLERANCE_S) return false
  const proof = createHmac('sha256', secret).update(`${time}.`).update(request.raw_body).digest('hex')
  return sameSecret(proof, signature)
}

/** The events of a body; null for one of another shape. */
export function readMailEvents(raw_body: Buffer | null): readonly MailEvent[] | null {
  try {
    return mailEvents.parse(JSON.parse(raw_body?.toString('utf8') ?? '')).events
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

/** Why mail to an address ends; null for what is no reason, such as a full mailbox. */
function toReason({ type, bounce }: MailEvent): Reason | null {
  if (type === 'complaint') return 'complained'
  return type === 'bounce' && bounce === 'hard' ? 'bounced' : null
}

/** Hands the events over to the apps whose mails they are about. */
export async function receiveMailEvents({ services }: Ctx, events: readonly MailEvent[]): Promise<void> {
  const { database, secrets } = services
  await inControlTransaction(database.control, async (tx) => {
    for (const event of events) {
      const reason = toReason(event)
      if (reason === null) continue
      const mail_id = readMailId(event.message_id)
      const address = secrets.encrypt(PURPOSE, event.address)
      for (const app_id of await findMailingApps(tx, { address: event.address, mail_id }))
        await enqueue({ getExecutor: () => tx.getExecutor(), app_id }, suppressAddressJob, {
          address,
          reason,
        })
    }
  })
  database.outbox.raise()
}

/** The id of a mail in its `Message-ID`; null where it is another server's. */
function readMailId(message_id: string | undefined): string | null {
  return /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(message_id ?? '')?.[1] ?? null
}

/** Ends mail to an address in an app. Who reports a mail as spam is unsubscribed from all that can be switched off. */
export const suppressAddressJob = defineJob<{ address: string; reason: Reason }>(
  'notifications.suppress_address',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, { address: sealed, reason }) => {
    const { secrets } = ctx.services
    const address = secrets.decrypt(PURPOSE, sealed)
    const person = await findUserByEmail(ctx.db, address)
    const now = ctx.now()
    await ctx.write(async (tx) => {
      const address_hash = hashAddress(secrets, ctx.app.id, address)
      await suppressAddress(tx, { address_hash, reason, user_id: person?.id ?? null, now })
      if (reason === 'complained' && person?.subscriber_id != null)
        await saveChoices(tx, {
          subscriber_id: person.subscriber_id,
          change: changeMailChoices('all', false),
          now,
        })
    })
  },
)
