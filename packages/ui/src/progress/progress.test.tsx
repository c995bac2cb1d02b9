import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProgressRing, ProgressSegments } from './index.ts'
import { segmentFills } from './segments.tsx'

describe('segmentFills', () => {
  it.each([
    [7, 24, 8, [1, 1, 1 / 3, 0, 0, 0, 0, 0]],
    [0, 24, 2, [0, 0]],
    [24, 24, 2, [1, 1]],
    [30, 24, 1, [1]],
    [1, 0, 1, [0]],
  ])('%i of %i in %i parts', (value, max, parts, shares) => {
    segmentFills(value, max, parts).forEach((share, i) => expect(share).toBeCloseTo(shares[i] ?? Number.NaN))
  })
})

describe('progress', () => {
  const progress = { label: 'Slow Burn', value_text: '7 of 24 sessions', value: 7, max: 24 }

  it('is announced as text', () => {
    for (const html of [
      render(<ProgressSegments {...progress} parts={8} />),
      render(<ProgressRing {...progress} />),
    ]) {
      expect(html).toContain('role="progressbar" aria-label="Slow Burn" aria-valuetext="7 of 24 sessions"')
      expect(html).toContain('aria-valuenow="7"')
    }
  })

  it('has one segment for each week, and one bar above twelve', () => {
    expect(render(<ProgressSegments {...progress} parts={8} />).match(/--part/g)).toHaveLength(8)
    expect(render(<ProgressSegments {...progress} parts={13} />).match(/--part/g)).toHaveLength(1)
  })

  it('fills unequal parts by their own share', () => {
    const html = render(<ProgressSegments {...progress} shares={[1, 0.25]} />)
    expect(Array.from(html.matchAll(/--part:([\d.]+)%/g), ([, share]) => share)).toEqual(['100', '25'])
    const long = Array.from({ length: 13 }, () => 1)
    expect(render(<ProgressSegments {...progress} shares={long} />)).toMatch(/--part:29\.1/)
  })

  it('draws no dot for nothing done', () => {
    expect(render(<ProgressRing {...progress} value={0} />).match(/<circle/g)).toHaveLength(1)
  })
})
