import { describe, expect, it } from 'vitest'
import { placeholderColor } from './placeholder-color.ts'

describe('placeholderColor', () => {
  it.each([
    ['3EsDBwBOa56IeIh3h0eHZ4eP+8BIeI8H', 'rgb(238 72 30)'],
    ['3DMBBwBOTZ55eHeHd/d3aIedC1/K92gI', 'rgb(18 119 202)'],
    ['PwgCBwBaXa16d4iGd/h4aHiLCwAAAAAA', 'rgb(255 254 252)'],
    [null, null],
    ['', null],
    ['!!not base64!!', null],
  ])('of %j is %j', (thumbhash, color) => {
    expect(placeholderColor(thumbhash)).toBe(color)
  })
})
