/**
 * The image types that the server reads, for `accept` of a file input. HEIC is left out, because iOS then converts
 * photos to JPEG before they are uploaded.
 */
export const IMAGE_ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff'

type NamedFile = { readonly type: string; readonly name: string }

/** Whether a file is a HEIC photo. Some systems know no type for it and give its name only. */
export function isHeic({ type, name }: NamedFile): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}

/** Returns a HEIC photo as JPEG where the browser can decode it (Safari), else the file as it is. */
export async function convertHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  })
  return jpeg ? new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: jpeg.type }) : file
}
