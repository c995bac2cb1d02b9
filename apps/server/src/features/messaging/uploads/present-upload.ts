import type { OutputOf } from '@foyer/contract'
import type { AttachmentData, MessageImage } from '@foyer/contract/messaging/shapes'
import type { uploadFile } from '@foyer/contract/messaging/upload-file'
import type { Services } from '#platform/services.ts'
import { MAX_EXPIRY_S } from '#platform/storage/index.ts'
import { formatThreadScope } from './thread-scope.ts'
import { thumbKey } from './thumb-key.ts'
import type { UploadRow } from './upload-row.ts'

type FileServices = Pick<Services, 'storage'>

/** The address of a file of a thread: for ten minutes, for those who may read the thread when they open it. */
function addressOf({ storage }: FileServices, row: UploadRow, key = row.storage_key): string {
  return storage.signedUrl(key, {
    expires_s: MAX_EXPIRY_S,
    bound_to: formatThreadScope(row.thread_id),
    ...(row.kind === 'file' ? { file_name: row.name, is_download: true } : {}),
  })
}

/** An upload as its owner sees it. */
export function presentUpload(services: FileServices, row: UploadRow): OutputOf<typeof uploadFile> {
  const { id, kind, name, content_type, bytes, meta } = row
  return {
    ...{ id, kind, name, content_type, bytes },
    url: addressOf(services, row),
    thumb_url: kind === 'image' ? addressOf(services, row, thumbKey(row.storage_key)) : null,
    width: meta.width ?? null,
    height: meta.height ?? null,
    duration_ms: meta.duration_ms ?? null,
    peaks: meta.peaks ?? [],
  }
}

/** A picture of a message. */
export function presentImage(services: FileServices, row: UploadRow): MessageImage {
  return {
    id: row.id,
    url: addressOf(services, row),
    thumb_url: addressOf(services, row, thumbKey(row.storage_key)),
    width: row.meta.width ?? 0,
    height: row.meta.height ?? 0,
  }
}

/** The file of a message: an address for a video, data of an attachment for others. */
export function presentFile(
  services: FileServices,
  row: UploadRow,
): { attachment_data: AttachmentData | null; video_url: string | null } {
  const url = addressOf(services, row)
  if (row.kind === 'video') return { attachment_data: null, video_url: url }
  const { name, content_type, bytes, meta } = row
  const attachment_data: AttachmentData = {
    kind: row.kind === 'audio' ? 'audio' : 'file',
    url,
    title: name,
    content_type,
    bytes,
    duration_ms: meta.duration_ms ?? null,
    peaks: meta.peaks ?? [],
    preview: null,
  }
  return { attachment_data, video_url: null }
}
