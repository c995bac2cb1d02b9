import { describe, expect, it } from 'vitest'
import type { ArtSpec } from './art-spec.ts'
import { ART_SIZES, artUrl, nearestArtSize, parseArtUrl } from './art-url.ts'

const spec: ArtSpec = { motif: 'figure', pose: 'deadlift', tone: 'ember', seed: 7 }

describe('artUrl', () => {
  it('names brand, picture and size', () => {
    expect(artUrl('#F0491E', spec, 400, 400)).toBe('/_art/1/f0491e/figure.deadlift.ember.7/400x400.svg')
  })

  it('is read back for every size', () => {
    for (const [width, height] of ART_SIZES) {
      const url = artUrl('#fff', spec, width, height)
      expect(parseArtUrl(url)).toEqual({ brand: '#ffffff', spec, width, height })
    }
  })

  it.each([
    [72, 72, '400x400'],
    [240, 148, '480x296'],
    [375, 364, '750x728'],
    [1280, 480, '1280x480'],
    [1920, 1080, '640x360'],
  ])('answers %i x %i with the shape of %s', (width, height, size) => {
    expect(nearestArtSize(width, height).join('x')).toBe(size)
  })
})

describe('parseArtUrl', () => {
  it.each([
    '/_art/1/F0491E/tide.ash.3/400x400.svg',
    '/_art/1/f0491e/tide.ash.3/401x400.svg',
    '/_art/1/f0491e/tide.ash.3/400x400.png',
    '/_art/2/f0491e/tide.ash.3/400x400.svg',
    '/_art/1/f0491e/tide.gold.3/400x400.svg',
    '/_art/1/f0491/tide.ash.3/400x400.svg',
    '/_art/1/f0491e/../400x400.svg',
    '/_art/1/f0491e/tide.ash.3/400x400.svg?x=1',
  ])('refuses %s', (path) => expect(parseArtUrl(path)).toBeNull())
})
