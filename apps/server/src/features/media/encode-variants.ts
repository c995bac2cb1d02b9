import type { Sharp } from 'sharp'
import type { VariantFormat } from './keys.ts'
import { VARIANT_WIDTHS } from './limits.ts'
import { isAnimated } from './prepare-image.ts'
import { withImage } from './with-image.ts'

export type EncodedVariant = { width: number; format: VariantFormat; bytes: Buffer }

/** Returns the widths of a picture's variants: the standard ones below its own width, and its own. */
export function chooseVariantWidths(width: number): number[] {
  return [
    ...VARIANT_WIDTHS.filter((at) => at < width),
    Math.min(width, VARIANT_WIDTHS[VARIANT_WIDTHS.length - 1] ?? width),
  ]
}

/**
 * Encodes all sizes of a picture, WebP first because it is fast; each is passed on before the next starts. Animations
 * are encoded as WebP only, because AVIF would show their first frame.
 */
export async function encodeVariants(
  original: Buffer,
  width: number,
  onVariant: (variant: EncodedVariant) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const is_animated = await withImage(original, async (open) => isAnimated(await open().metadata()))
  for (const format of is_animated ? (['webp'] as const) : (['webp', 'avif'] as const)) {
    for (const at of chooseVariantWidths(width)) {
      signal.throwIfAborted()
      const bytes = await withImage(original, (open) =>
        encode(open(is_animated ? 'all' : 'first').resize({ width: at }), format).toBuffer(),
      )
      await onVariant({ width: at, format, bytes })
    }
  }
}

/** AVIF above effort 2 takes seconds a picture and saves a few per cent. */
function encode(image: Sharp, format: VariantFormat): Sharp {
  return format === 'webp' ? image.webp({ quality: 80, effort: 4 }) : image.avif({ quality: 55, effort: 2 })
}
