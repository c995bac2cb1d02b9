/** The largest picture that the library takes, in bytes (specification, section 9). */
export const MAX_PICTURE_BYTES = 15_728_640

/** What a picture must not be, as a code with the figures of its words. */
export type FileError = { readonly code: string; readonly params?: Readonly<Record<string, string>> }

/** Judges a file before it is sent; null where there is nothing against it. The server judges by content again. */
export function validateFile(file: { readonly size: number; readonly type: string }): FileError | null {
  if (file.size === 0) return { code: 'file_empty' }
  if (!/^image\/(jpeg|png|webp|gif|avif|tiff)$/.test(file.type)) return { code: 'invalid_image_type' }
  if (file.size > MAX_PICTURE_BYTES)
    return { code: 'image_too_large', params: { size: formatSize(MAX_PICTURE_BYTES) } }
  return null
}

/** A size in bytes as people say it. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_048_576
  if (megabytes >= 1) return `${Math.round(megabytes * 10) / 10} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
