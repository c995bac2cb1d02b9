import { CallError } from '#platform/errors.ts'
import type { Services } from '#platform/services.ts'
import { inspectVoice } from '../../media/index.ts'
import type { PreparedUpload, VoiceFacts } from './upload-row.ts'

/** Checks a voice note and makes AAC of it where this server can; otherwise it stays as it was recorded. */
export async function prepareVoice(
  { transcoder, log }: Pick<Services, 'transcoder' | 'log'>,
  recorded: Buffer,
  { duration_ms, peaks }: VoiceFacts,
): Promise<Pick<PreparedUpload, 'content_type' | 'bytes' | 'meta'>> {
  const inspected = await inspectVoice(recorded)
  if ('refused' in inspected) throw new CallError(inspected.refused)
  const { type, seconds, is_aac } = inspected
  // Browsers write no length into a recording; what is read of its packets is better than what the sender says.
  const length_ms = Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) : duration_ms
  const meta = { duration_ms: length_ms ?? null, peaks }
  const found = is_aac ? null : await transcoder
  if (!found) return { content_type: type, bytes: recorded, meta }
  try {
    return { content_type: 'audio/mp4', bytes: await found.makeVoice(recorded, type), meta }
  } catch (error) {
    log.warn({ err: error }, 'A voice note was not converted.')
    return { content_type: type, bytes: recorded, meta }
  }
}
