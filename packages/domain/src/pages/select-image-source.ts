type Picture = {
  readonly src: string
  readonly variants: readonly { readonly width: number; readonly format: string; readonly url: string }[]
}

/**
 * Returns the address of an uploaded picture for a box of `width` CSS pixels: the smallest webp that is sharp at
 * double density, else the widest, else the original while sizes are being created.
 */
export function selectImageSource({ src, variants }: Picture, width: number): string {
  const sizes = variants.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width)
  return (sizes.find((size) => size.width >= width * 2) ?? sizes.at(-1))?.url ?? src
}
