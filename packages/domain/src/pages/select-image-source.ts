type Picture = {
  readonly src: string
  readonly variants: readonly { readonly width: number; readonly format: string; readonly url: string }[]
}

/**
 * The address of an uploaded picture for a box of `width` CSS pixels: the least webp size that is sharp on a screen of
 * twice the density, else the widest, else the original while sizes are still being made.
 */
export function selectImageSource({ src, variants }: Picture, width: number): string {
  const sizes = variants.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width)
  return (sizes.find((size) => size.width >= width * 2) ?? sizes.at(-1))?.url ?? src
}
