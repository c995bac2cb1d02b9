import { describe, expect, it } from 'vitest'
import { toBlockImage } from './block-image.ts'

describe('toBlockImage', () => {
  const cases: [value: unknown, image: unknown][] = [
    [
      { media_id: 'a', alt: 'Coach' },
      { media_id: 'a', alt: 'Coach' },
    ],
    [{ art: 'ridge.clay.5' }, { art: 'ridge.clay.5', alt: '' }],
    [null, null],
    ['ridge.clay.5', null],
    [{ art: 7 }, null],
  ]
  it.each(cases)('reads %j', (value, image) => {
    expect(toBlockImage(value)).toEqual(image)
  })
})
