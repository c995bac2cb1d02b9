import type { OutputOf } from '@foyer/contract'
import type { AttachmentData, MessageImage } from '@foyer/contract/messaging/shapes'
import type { uploadFile } from '@foyer/contract/messaging/upload-file'
import type { Services } from '#platform/services.ts'
import { MAX_EXPIRY_S } from '#platform/storage/index.ts'
import { formatThreadScope } from './thread-scope.ts'
import { thumbKey } from './thumb-key.ts'
import type { UploadRow } from './upload-row.ts'

/** The file of a message: an address for a video, data of an attachment for others. */
type PresentedFile = { attachment_data: AttachmentData | null; video_url: string | null }

/** Presents uploads with addresses that end in ten minutes. */
export type UploadPresenter = {
  /** As its owner sees it before it is sent. */
  upload: (row: UploadRow) => OutputOf<typeof uploadFile>
  image: (row: UploadRow) => MessageImage
  file: (row: UploadRow) => PresentedFile
  /** The address of a stored file of a thread. */
  address: (thread_id: string, key: string) => string
}

/** Addresses are for those who may read the thread when they open them; `is_for_team`: for whoever has them. */
export function createUploadPresenter(
  { storage }: Pick<Services, 'storage'>,
  { is_for_team = false }: { is_for_team?: boolean } = {},
): UploadPresenter {
  const sign = (key: string, bound_to: string, file_name?: string): string =>
    storage.signedUrl(key, {
      expires_s: MAX_EXPIRY_S,
      ...(is_for_team ? {} : { bound_to }),
      ...(file_name === undefined ? {} : { file_name, is_download: true }),
    })
  const urlOf = ({ id, kind, name, thread_id, storage_key }: UploadRow): string =>
    sign(storage_key, formatThreadScope(thread_id, id), kind === 'file' ? name : undefined)
  const thumbOf = ({ id, thread_id, storage_key }: UploadRow): string =>
    sign(thumbKey(storage_key), formatThreadScope(thread_id, id))
  return {
    address: (thread_id, key) => sign(key, formatThreadScope(thread_id)),
    upload: (row) => {
      const { id, kind, name, content_type, bytes, meta } = row
      return {
        ...{ id, kind, name, content_type, bytes },
        url: urlOf(row),
        thumb_url: kind === 'image' ? thumbOf(row) : null,
        width: meta.width ?? null,
        height: meta.height ?? null,
        duration_ms: meta.duration_ms ?? null,
        peaks: meta.peaks ?? [],
      }
    },
    image: (row) => ({
      id: row.id,
      url: urlOf(row),
      thumb_url: thumbOf(row),
      width: row.meta.width ?? 0,
      height: row.meta.height ?? 0,
    }),
    file: (row) =>
      row.kind === 'video'
        ? { attachment_data: null, video_url: urlOf(row) }
        : { attachment_data: toAttachment(row, urlOf(row)), video_url: null },
  }
}

function toAttachment({ kind, name, content_type, bytes, meta }: UploadRow, url: string): AttachmentData {
  return {
    kind: kind === 'audio' ? 'audio' : 'file',
    url,
    title: name,
    content_type,
    bytes,
    duration_ms: meta.duration_ms ?? null,
    peaks: meta.peaks ?? [],
    preview: null,
  }
}
