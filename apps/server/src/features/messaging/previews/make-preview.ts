import type { Ctx } from '#platform/context.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { defineJob } from '#platform/jobs/index.ts'
import { OutboundError } from '#platform/outbound/index.ts'
import type { Services } from '#platform/services.ts'
import { makeThumbnail, prepareImage } from '../../media/index.ts'
import { publishUpdate } from '../commands/update-message.ts'
import { findMessage } from '../repository/messages.ts'
import { lockThread } from '../repository/thread-changes.ts'
import { findThreadFacts } from '../repository/thread-facts.ts'
import { findFirstLink } from './first-link.ts'
import { readPage, type PageFacts } from './read-page.ts'
import { setPreview } from './repository.ts'

const PAGE_BYTES = 524_288
const PICTURE_BYTES = 2_097_152
const PICTURE_SIDE = 640
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/**
 * Reads the page behind the first link of a message and shows it below. Idempotent; a page that cannot be read, and a
 * message that was deleted or edited meanwhile, get no preview.
 */
export const makePreviewJob = defineJob<{ thread_id: string; message_ts: string }>(
  'messaging.make_preview',
  { retry_limit: 1, expire_s: 60, concurrency: 4 },
  async (ctx, { thread_id, message_ts }, { signal }) => {
    const message = await findMessage(ctx.db, thread_id, message_ts)
    if (!message || message.hidden_at !== null || message.details?.preview !== undefined) return
    const url = findFirstLink(message)
    const found = url === null ? null : await fetchPage(ctx.services, url, signal)
    if (url === null || !found) return

    const picture =
      found.image_url === null ? null : await fetchPicture(ctx.services, found.image_url, signal)
    const image_key = picture && newStorageKey({ app_id: ctx.app.id, type: 'image/webp', is_public: false })
    if (picture && image_key !== null) await ctx.services.storage.put(image_key, picture)
    const { title, description, site_name } = found
    const preview = { url, title, description, site_name, image_key }
    const is_stored = await storePreview(ctx, { thread_id, message_ts, preview })
    if (!is_stored && image_key !== null) await ctx.services.storage.delete(image_key)
  },
)

type Stored = { thread_id: string; message_ts: string; preview: Parameters<typeof setPreview>[1]['preview'] }

function storePreview(ctx: Ctx, { thread_id, message_ts, preview }: Stored): Promise<boolean> {
  return ctx.write(async (tx) => {
    if (!(await lockThread(tx, thread_id))) return false
    const current = await findMessage(tx, thread_id, message_ts)
    if (!current || current.details?.preview !== undefined || findFirstLink(current) !== preview?.url)
      return false
    const changed = await setPreview(tx, { thread_id, message_ts, preview })
    if (!changed) return false
    const kind = (await findThreadFacts(tx, thread_id, null))?.kind ?? 'page'
    await publishUpdate(tx, ctx.services, { thread_id, kind }, changed, ctx.services.clock.now())
    return true
  })
}

type Fetching = Pick<Services, 'outbound'>

async function fetchPage(
  { outbound }: Fetching,
  url: string,
  signal: AbortSignal,
): Promise<PageFacts | null> {
  const accept = ['text/html', 'application/xhtml+xml']
  const page = await nullIfRefused(
    outbound.fetch(url, { accept, max_bytes: PAGE_BYTES, beyond: 'cut', signal }),
  )
  return page && readPage(page.body, page)
}

/** The picture of a page, encoded again like an upload; null where it is none. */
async function fetchPicture(
  { outbound }: Fetching,
  url: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const options = { accept: PICTURE_TYPES, max_bytes: PICTURE_BYTES, beyond: 'refuse', signal } as const
  const fetched = await nullIfRefused(outbound.fetch(url, options))
  const prepared = fetched && (await prepareImage(fetched.body).catch(() => null))
  return prepared && makeThumbnail(prepared.bytes, PICTURE_SIDE)
}

async function nullIfRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof OutboundError) return null
    throw error
  }
}
