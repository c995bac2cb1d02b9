import { describe, expect, it } from 'vitest'
import { IMAGE_ACCEPT, isHeic } from './image-file.ts'

describe('isHeic', () => {
  it.each([
    [{ type: 'image/heic', name: 'IMG_0001.HEIC' }, true],
    [{ type: 'image/heif-sequence', name: 'burst' }, true],
    [{ type: '', name: 'IMG_0001.heic' }, true],
    [{ type: 'image/jpeg', name: 'renamed.heic' }, false],
    [{ type: 'image/avif', name: 'a.avif' }, false],
  ])('of %j is %s', (file, expected) => {
    expect(isHeic(file)).toBe(expected)
  })

  it('is never asked for by a file input', () => {
    expect(IMAGE_ACCEPT).not.toMatch(/hei[cf]|\*/)
  })
})
