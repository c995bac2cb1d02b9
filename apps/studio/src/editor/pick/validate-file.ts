import { IMAGE_ACCEPT, isHeic } from '@foyer/ui/image-file'

/** The largest picture that the library takes, in bytes (specification, section 9). */
export const MAX_PICTURE_BYTES = 15_728_640

/** Why a file is refused, as a code with the parameters of its message. */
export type FileError = { readonly code: string; readonly params?: Readonly<Record<string, string>> }

/** Validates a file before the upload; returns null when it is valid. The server checks the content again. */
export function validateFile(file: Pick<File, 'name' | 'size' | 'type'>): FileError | null {
  if (file.size === 0) return { code: 'file_empty' }
  if (isHeic(file)) return { code: 'image_is_heic' }
  if (!IMAGE_ACCEPT.split(',').includes(file.type)) return { code: 'invalid_image_type' }
  if (file.size > MAX_PICTURE_BYTES)
    return { code: 'image_too_large', params: { size: formatSize(MAX_PICTURE_BYTES) } }
  return null
}

/** Formats a size in bytes. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_048_576
  if (megabytes >= 1) return `${Math.round(megabytes * 10) / 10} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
