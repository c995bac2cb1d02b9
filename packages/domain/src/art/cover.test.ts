import { describe, expect, it } from 'vitest'
import { MOTIFS, POSES, TONES, type ArtSpec } from './art-spec.ts'
import { ART_SIZES } from './art-url.ts'
import { drawCoverSvg } from './cover.ts'
import { drawPortraitSvg } from './portrait.ts'

const brand = '#F0491E'
const specs: ArtSpec[] = [
  ...POSES.flatMap((pose) =>
    [false, true].map((is_second) => ({ motif: 'figure', pose, is_second, tone: 'ember', seed: 1 }) as const),
  ),
  ...MOTIFS.filter((motif) => motif !== 'figure').flatMap((motif) =>
    TONES.map((tone) => ({ motif, tone, seed: 2 }) as const),
  ),
]

/** Every opened element is closed, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, closing, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (empty) continue
    if (!closing) open.push(name ?? '')
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

describe('cover', () => {
  it.each(specs)('draws $motif $pose $is_second $tone', (spec) => {
    const svg = drawCoverSvg({ brand, spec, width: 400, height: 400 })
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(20_000)
  })

  it.each(POSES)('draws %s in two moments that differ', (pose) => {
    const [first, second] = [false, true].map((is_second) =>
      drawCoverSvg({
        brand,
        spec: { motif: 'figure', pose, is_second, tone: 'bone', seed: 1 },
        width: 400,
        height: 400,
      }),
    )
    expect(first).not.toBe(second)
  })

  it('draws every size, with the subject in the middle or at the end', () => {
    for (const [width, height] of ART_SIZES) {
      for (const place of ['center', 'end'] as const) {
        const spec = { motif: 'tide', tone: 'ash', seed: 1, place } as const
        expect(drawCoverSvg({ brand, spec, width, height })).toContain(`viewBox="0 0 ${width} ${height}"`)
      }
    }
  })

  const spec: ArtSpec = { motif: 'figure', pose: 'squat', tone: 'clay', seed: 4 }
  const square = { brand, spec, width: 400, height: 400 }

  it('is the same text every time', () => {
    expect(drawCoverSvg(square)).toBe(drawCoverSvg({ ...square }))
  })

  it('changes with seed, tone and brand', () => {
    const changed = [
      { ...square, spec: { ...spec, seed: 5 } },
      { ...square, spec: { ...spec, tone: 'dawn' as const } },
      { ...square, brand: '#1f6feb' },
    ]
    expect(new Set([square, ...changed].map(drawCoverSvg)).size).toBe(4)
  })

  it('uses ids of its own, so that two covers can share a page', () => {
    const idOf = (svg: string): string | undefined => /linearGradient id="([^"]+)"/.exec(svg)?.[1]
    expect(idOf(drawCoverSvg(square))).not.toBe(idOf(drawCoverSvg({ ...square, brand: '#1f6feb' })))
  })

  it('leaves out the grain by default', () => {
    expect(drawCoverSvg(square)).not.toContain('feTurbulence')
    expect(drawCoverSvg({ ...square, grain: true })).toContain('feTurbulence')
  })

  it('refuses a brand that is no colour', () => {
    expect(() => drawCoverSvg({ ...square, brand: '"><script>' })).toThrow(RangeError)
  })
})

describe('portrait', () => {
  it('draws the same person for the same seed and others for others', () => {
    expect(drawPortraitSvg({ brand, seed: 3 })).toBe(drawPortraitSvg({ brand, seed: 3 }))
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => drawPortraitSvg({ brand, seed }))).size,
    ).toBeGreaterThan(15)
    expect(isWellFormed(drawPortraitSvg({ brand, seed: 3 }))).toBe(true)
  })
})
