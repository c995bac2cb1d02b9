import { cleanLine, truncate } from '@foyer/domain/text'
import { CallError } from '#platform/errors.ts'
import type { Services } from '#platform/services.ts'
import type { UploadedFile } from '#platform/http/upload.ts'
import {
  createImageError,
  inspectFile,
  type InspectedFile,
  makeThumbnail,
  prepareImage,
  readBounded,
  repackVideo,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_LIMIT_TEXT,
} from '../../media/index.ts'
import { prepareVoice } from './prepare-voice.ts'
import { THUMB_SIDE } from './thumb-key.ts'
import type { PreparedUpload, UploadKind, VoiceFacts } from './upload-row.ts'

const NAME_LENGTH = 120

/** Reads, checks and converts an uploaded file. Its content decides the type; refusals are those of the call. */
export async function prepareUpload(
  services: Services,
  file: UploadedFile | null,
  kind: UploadKind,
  voice: VoiceFacts,
): Promise<PreparedUpload> {
  if (!file) throw createImageError('file_empty')
  const bytes = await readBounded(file.stream, UPLOAD_LIMIT_BYTES, () => createTooLarge(kind))
  const name = cleanName(file.name)
  switch (kind) {
    case 'image':
      return prepareMessageImage(name, bytes)
    case 'audio':
      return { name, thumb: null, ...(await prepareVoice(services, bytes, voice)) }
    case 'video':
      return prepareVideo(name, bytes)
    case 'file': {
      const { type: content_type } = await inspect(bytes, kind, file.name)
      return { name, content_type, bytes, thumb: null, meta: {} }
    }
    default:
      return kind satisfies never
  }
}

/** Stores a video without what its camera wrote into it; one that cannot be repacked is refused. */
async function prepareVideo(name: string, original: Buffer): Promise<PreparedUpload> {
  const repacked = await repackVideo(original)
  const { type: content_type, width, height, seconds } = await inspect(repacked ?? original, 'video', name)
  if (!repacked) throw new CallError('video_not_supported')
  const duration_ms = seconds === null ? null : Math.round(seconds * 1000)
  return { name, content_type, bytes: repacked, thumb: null, meta: { width, height, duration_ms } }
}

async function inspect(bytes: Buffer, kind: 'video' | 'file', file_name: string): Promise<InspectedFile> {
  const inspected = await inspectFile(bytes, kind, file_name)
  if ('refused' in inspected) throw new CallError(inspected.refused)
  return inspected
}

function createTooLarge(kind: UploadKind): Error {
  const code = kind === 'image' ? 'image_too_large' : kind === 'video' ? 'video_too_large' : 'file_too_large'
  return new CallError(code, { size: UPLOAD_LIMIT_TEXT })
}

async function prepareMessageImage(name: string, original: Buffer): Promise<PreparedUpload> {
  const { bytes, type: content_type, width, height } = await prepareImage(original)
  const thumb = await makeThumbnail(bytes, THUMB_SIDE)
  return { name, content_type, bytes, thumb, meta: { width, height } }
}

/** A file's own name without its folder. */
function cleanName(file_name: string): string {
  return truncate(cleanLine(file_name.split(/[\\/]/).at(-1) ?? ''), NAME_LENGTH) || 'File'
}
