import { describe, expect, it } from 'vitest'
import { hiddenEnds } from './use-scroll-edges.ts'

const row = (scrollLeft: number, scrollWidth = 500) => ({ scrollLeft, scrollWidth, clientWidth: 343 })

describe('a row of tabs', () => {
  it.each([
    ['is wide enough', row(0, 343), false, false],
    ['stands at its beginning', row(0), false, true],
    ['stands in between', row(80), true, true],
    ['stands at its end', row(157), true, false],
    ['stands at its end, from right to left', row(-157), true, false],
    ['stands at its end but for a part of a pixel', row(156.4), true, false],
  ])('that %s hides more before it: %o', (_where, at, before, after) => {
    expect(hiddenEnds(at)).toEqual({ before, after })
  })
})
