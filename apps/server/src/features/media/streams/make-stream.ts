import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Ctx } from '#platform/context.ts'
import { defineJob, enqueue } from '#platform/jobs/index.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { streamFileKey } from '#platform/storage/index.ts'
import {
  inspectVideoSource,
  TranscodeError,
  type TranscodeErrorCode,
  type Transcoder,
} from '#platform/video/index.ts'
import { storeImage } from '../commands/store-image.ts'
import { findFileByKey, setStream, updateFile } from '../files-repository.ts'
import { prepareImage } from '../prepare-image.ts'
import { lockMedia } from '../repository.ts'

/** The key, because replacing a video moves its file to another item. */
type StreamPayload = { storage_key: string }

/** The longest that converting may take; the queue would repeat a run after `expire_s`. */
const TIME_LIMIT_MS = 5 * 3_600_000
/** Folders older than this were left by a crash. */
const ABANDONED_MS = 86_400_000
/** Progress is stored in steps of this many percent. */
const STEP_PERCENT = 2

/**
 * Converts a video to a stream in up to three sizes, beside its file, and gives it a poster where it has none. One at a
 * time, and repeatable: files of an earlier attempt are replaced, and a failure leaves the video as it was uploaded.
 */
export const makeStreamJob = defineJob<StreamPayload>(
  'media.make_stream',
  { retry_limit: 2, retry_delay_s: 30, expire_s: 6 * 3600, heartbeat_s: 30, concurrency: 1 },
  async (ctx, { storage_key }, { signal, is_last_attempt }) => {
    const transcoder = await ctx.services.transcoder
    const file = await findFileByKey(ctx.db, storage_key)
    if (!file) return ctx.services.storage.deleteVariants(storage_key)
    if (file.stream_status === 'ready') return undefined
    if (!transcoder) return ctx.writeNow((tx) => setStream(tx, storage_key, { status: null }))

    const folder = await createFolder(ctx.services)
    const limit = AbortSignal.timeout(TIME_LIMIT_MS)
    try {
      await ctx.writeNow((tx) => setStream(tx, storage_key, { status: 'converting', percent: 0 }))
      const run = { folder, transcoder, signal: AbortSignal.any([signal, limit]) }
      await convert(ctx, storage_key, run)
    } catch (error) {
      if (signal.aborted && !limit.aborted) throw error
      const code = limit.aborted ? 'conversion_too_long' : errorCode(error)
      const is_final = limit.aborted || error instanceof TranscodeError || is_last_attempt
      ctx.services.log.warn({ err: error, media_id: file.id, code }, 'A video was not converted.')
      if (!is_final) throw error
      await ctx.writeNow((tx) => setStream(tx, storage_key, { status: 'failed', error: code }))
      await ctx.services.storage.deleteVariants(storage_key)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return undefined
  },
)

/** Starts converting a video where this server can; otherwise it stays as it was uploaded. */
export async function enqueueStream(
  tx: AppTx,
  { transcoder }: Pick<Services, 'transcoder'>,
  payload: StreamPayload,
): Promise<boolean> {
  if ((await transcoder) === null) return false
  await setStream(tx, payload.storage_key, { status: 'waiting' })
  await enqueue(tx, makeStreamJob, payload)
  return true
}

type Run = { folder: string; transcoder: Transcoder; signal: AbortSignal }

async function convert(ctx: Ctx, storage_key: string, run: Run): Promise<void> {
  const { folder, transcoder, signal } = run
  const { storage } = ctx.services
  const path = join(folder, 'source')
  const target = join(folder, 'stream')
  await mkdir(target)
  const stored = await storage.get(storage_key)
  if (!stored) throw new Error(`The file ${storage_key} is missing.`)
  await pipeline(stored.stream, createWriteStream(path), { signal })
  const source = await inspectVideoSource(path)
  if (!source) throw new TranscodeError('video_unreadable', 'This is no video.')

  await transcoder.makeStream(source, target, { signal, onProgress: progressWriter(ctx, storage_key) })
  await transcoder.makePoster(source, folder, { signal })
  const poster = await prepareImage(await readFile(join(folder, 'poster.jpg'))).catch(() => null)

  let bytes = 0
  // The list of sizes last: where it is, all that it names is.
  const names = (await readdir(target)).toSorted((one) => (one === 'stream.m3u8' ? 1 : -1))
  for (const name of names) {
    const key = streamFileKey(storage_key, name)
    if (key === null) throw new Error(`${name} is no file of a stream.`)
    signal.throwIfAborted()
    bytes += await storage.put(key, createReadStream(join(target, name)))
  }
  const is_there = await ctx.writeNow(async (tx) => {
    const found = await findFileByKey(tx, storage_key)
    const row = found && (await lockMedia(tx, found.id))
    if (row?.storage_key !== storage_key) return false
    await setStream(tx, storage_key, { status: 'ready', percent: 100, bytes })
    if (!poster || found?.poster_id !== null) return true
    const { created_by, name } = row
    const picture = { owner_kind: 'team' as const, created_by, name, now: ctx.services.clock.now() }
    const { id } = await storeImage(tx, ctx.services, poster, picture)
    await updateFile(tx, row.id, { poster_id: id })
    return true
  })
  if (!is_there) await storage.deleteVariants(storage_key)
}

/** Stores progress without making the conversion wait; a lost step is replaced by the next. */
function progressWriter(ctx: Ctx, storage_key: string): (percent: number) => void {
  let stored = 0
  let is_writing = false
  return (percent) => {
    if (is_writing || percent < stored + STEP_PERCENT) return
    stored = percent
    is_writing = true
    ctx
      .writeNow((tx) => setStream(tx, storage_key, { status: 'converting', percent }))
      .catch((error: unknown) => ctx.services.log.warn({ err: error }, 'Progress was not stored.'))
      .finally(() => {
        is_writing = false
      })
  }
}

/** A new folder under `DATA_DIR/streams`; those that a crash left are removed. */
async function createFolder({ config }: Services): Promise<string> {
  const streams = join(config.data_dir, 'streams')
  await mkdir(streams, { recursive: true, mode: 0o700 })
  for (const name of await readdir(streams)) {
    const path = join(streams, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true })
  }
  return mkdtemp(join(streams, 'run-'))
}

function errorCode(error: unknown): TranscodeErrorCode {
  return error instanceof TranscodeError ? error.code : 'conversion_failed'
}
