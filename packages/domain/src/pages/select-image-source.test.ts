import { describe, expect, it } from 'vitest'
import { selectImageSource } from './select-image-source.ts'

const picture = {
  src: 'original',
  variants: [
    { width: 640, format: 'webp', url: 'webp-640' },
    { width: 320, format: 'avif', url: 'avif-320' },
    { width: 320, format: 'webp', url: 'webp-320' },
  ],
}

describe('selectImageSource', () => {
  it.each([
    ['a small box takes the least size that is sharp', picture, 56, 'webp-320'],
    ['half of a size is still sharp', picture, 160, 'webp-320'],
    ['one pixel more takes the next', picture, 161, 'webp-640'],
    ['a box wider than all sizes takes the widest', picture, 900, 'webp-640'],
    ['a picture without sizes shows its original', { ...picture, variants: [] }, 56, 'original'],
  ])('%s', (_what, given, width, expected) => {
    expect(selectImageSource(given, width)).toBe(expected)
  })
})
