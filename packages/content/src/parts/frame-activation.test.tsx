import { describe, expect, it } from 'vitest'
import { isTapInFrame } from './frame-activation.ts'

const tapped = { is_active: true, is_focused: true, since_own_input_ms: 60_000 }

describe('isTapInFrame', () => {
  it('is true right after a tap in the frame', () => {
    expect(isTapInFrame(tapped)).toBe(true)
  })

  it.each([
    ['nobody tapped', { is_active: false }],
    ['another frame was tapped', { is_focused: false }],
    ['the link to this page was tapped, and the frame took the focus', { since_own_input_ms: 800 }],
    ['the tap in the page may still count', { since_own_input_ms: 5000 }],
  ])('is false where %s', (_what, facts) => {
    expect(isTapInFrame({ ...tapped, ...facts })).toBe(false)
  })
})
