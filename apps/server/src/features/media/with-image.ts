import type { Sharp, SharpOptions } from 'sharp'
import { MAX_PIXELS } from './limits.ts'
import { createSemaphore } from './semaphore.ts'

/** A decoded picture takes up to 160 MB, so at most two are open at once. */
const semaphore = createSemaphore(2)

const SAFE_OPTIONS: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
}

/** Opens a picture: its first frame, or all frames of an animation. */
export type OpenImage = (frames?: 'first' | 'all') => Sharp

/** Opens a picture with our limits. Sharp is loaded on first use, because most server processes never need it. */
export async function withImage<T>(bytes: Buffer, work: (open: OpenImage) => Promise<T>): Promise<T> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return semaphore(() =>
    work((frames = 'first') => sharp(bytes, { ...SAFE_OPTIONS, pages: frames === 'all' ? -1 : 1 })),
  )
}
