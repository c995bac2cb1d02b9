import { createFormat } from '@foyer/i18n'
import { describe, expect, it } from 'vitest'
import { formatBytes, formatLength } from './format-file.ts'

describe('formatBytes', () => {
  it('formats sizes in the largest unit of which there is one', () => {
    const format = createFormat('en', 'UTC')
    const sizes = [1, 204_800, 3_670_016, 15_728_640, 3_328_599_654]
    expect(sizes.map((bytes) => formatBytes(format, bytes))).toEqual([
      '1 kB',
      '200 kB',
      '3.5 MB',
      '15 MB',
      '3.1 GB',
    ])
  })
})

describe('formatLength', () => {
  it('formats minutes and seconds', () => {
    expect([formatLength(7.6), formatLength(134), formatLength(3725)]).toEqual(['0:08', '2:14', '62:05'])
  })
})
