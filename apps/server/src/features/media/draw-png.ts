import { withImage } from './sharp.ts'
import { createTurnstile } from './turnstile.ts'

/** One at a time, so that uploads always find a place of their own. */
const turnstile = createTurnstile(1)

/** A drawing of our own as PNG, in its own size. Not for files of other people's: they are refused at the door. */
export function drawPng(svg: string): Promise<Buffer> {
  return turnstile(() =>
    withImage(Buffer.from(svg), (open) => open().png({ compressionLevel: 9, palette: false }).toBuffer()),
  )
}
