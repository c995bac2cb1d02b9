import { ApiError } from '@foyer/contract/client'
import type { LibraryItem } from '@foyer/contract/media/shapes'
import { UPLOAD_LIMIT_BYTES } from '@foyer/domain/constants'
import type { Format } from '@foyer/i18n'
import { IMAGE_ACCEPT, isHeic } from '@foyer/ui/image-file'
import { formatBytes } from './format-file.ts'

/** A kind of the library. */
export type MediaKind = LibraryItem['kind']

/** Why a file is refused, as a code with the parameters of its message. */
export type FileError = { readonly code: string; readonly params?: Readonly<Record<string, string>> }

/** What a file input offers for each kind. */
export const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  image: IMAGE_ACCEPT,
  video: 'video/mp4,.mp4',
  audio: 'audio/mpeg,audio/mp4,.mp3,.m4a',
  file: '.pdf,.docx,.xlsx,.pptx,.epub,.zip,.txt,.csv',
}

/** The kind that the browser takes a file for, else the first that fits here; the server reads it from the bytes. */
export function chooseKind<Kind extends MediaKind>(
  file: Pick<File, 'name' | 'type'>,
  kinds: readonly [Kind, ...Kind[]],
): Kind {
  const found = isHeic(file) ? 'image' : file.type.split('/')[0]
  return kinds.find((kind) => kind === found) ?? (kinds.find((kind) => kind === 'file') || kinds[0])
}

type Limits = {
  /** The largest video, audio or document that the server accepts; null until it is known. */
  readonly max_bytes: number | null
  readonly format: Pick<Format, 'number'>
}

/** Validates a file before the upload; returns null when it is valid. The server checks the content again. */
export function validateFile(
  file: Pick<File, 'name' | 'size' | 'type'>,
  kind: MediaKind,
  { max_bytes, format }: Limits,
): FileError | null {
  if (file.size === 0) return { code: 'file_empty' }
  if (kind === 'image') {
    if (isHeic(file)) return { code: 'image_is_heic' }
    if (!IMAGE_ACCEPT.split(',').includes(file.type)) return { code: 'invalid_image_type' }
  }
  const limit = kind === 'image' ? UPLOAD_LIMIT_BYTES : max_bytes
  if (limit === null || file.size <= limit) return null
  const code = {
    image: 'image_too_large',
    video: 'video_too_large',
    audio: 'file_too_large',
    file: 'file_too_large',
  }
  return { code: code[kind], params: { size: formatBytes(format, limit) } }
}

/** Anything but a refusal of the server is an interruption, from which another try goes on. */
export function toFileError(error: unknown): FileError {
  if (!(error instanceof ApiError)) return { code: 'interrupted' }
  const { params } = error.problem
  if (!params) return { code: error.code }
  return {
    code: error.code,
    params: Object.fromEntries(Object.entries(params).map(([key, text]) => [key, `${text}`])),
  }
}
