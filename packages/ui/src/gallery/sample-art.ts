import { drawCoverSvg, parseArtSpec, drawPortraitSvg } from '@foyer/domain/art'

/** A picture as an address of its own, so that the gallery needs no server. */
export function sampleCover(brand: string, word: string, width = 400, height = 400): string {
  const spec = parseArtSpec(word)
  if (!spec) throw new RangeError(`Not a picture: ${word}`)
  return toDataUrl(drawCoverSvg({ brand, spec, width, height }))
}

/** A drawn person as an address. */
export function samplePortrait(brand: string, seed: number): string {
  return toDataUrl(drawPortraitSvg({ brand, seed }))
}

function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
