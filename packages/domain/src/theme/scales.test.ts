import { describe, expect, it } from 'vitest'
import { artScale } from './art-scale.ts'
import { brandScale } from './brand-scale.ts'
import { oklchOf } from './oklch.ts'
import { STEPS } from './scale.ts'

describe('brandScale', () => {
  it('falls in lightness from step to step, whatever the brand', () => {
    for (const hex of ['#f0491e', '#c4ef3f', '#000000', '#ffffff', '#2266ff']) {
      const lightness = STEPS.map((step) => oklchOf(brandScale(hex)[step]).l)
      expect(lightness).toEqual(lightness.toSorted((a, b) => b - a))
    }
  })

  it('draws the tones of the demo brand', () => {
    const tones = brandScale('#F0491E')
    expect([tones[50], tones[600], tones[950]]).toEqual(['#fff5f3', '#d83500', '#390600'])
  })
})

describe('artScale', () => {
  it('lets highlights lean to yellow and shadows to red', () => {
    const tones = artScale('#F0491E')
    expect([tones[50], tones[500], tones[950]]).toEqual(['#fef1e3', '#f55900', '#3b0012'])
  })

  it('lifts a bright brand', () => {
    expect(artScale('#C4EF3F')[500]).toBe('#b1de00')
  })
})
