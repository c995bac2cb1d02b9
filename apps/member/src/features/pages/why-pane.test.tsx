import { describe, expect, it } from 'vitest'
import { draw, wordsOf } from '../../testing/draw.tsx'
import { EndedLines } from './ended-lines.tsx'
import type { OwnAccess } from './own-access.ts'
import { Reasons } from './why-pane.tsx'

const own = { because: [], ended: [] }
const open = {
  ...{ granted: true, reason: null, may_act: true, product_ids: [], overlay_id: null },
  ...own,
} satisfies OwnAccess
const shut: OwnAccess = {
  ...{ granted: false, reason: 'PURCHASE_REQUIRED', denied_by: null, product_ids: [], overlay_id: null },
  ...{ available_after: null, available_day: null, start_page_id: null, ...own },
}
const gift = { title: 'Slow Burn', cause: 'gift', ended_at: '2026-06-03T12:00:00.000Z' } as const
const said = (access: OwnAccess): string => wordsOf(draw(<Reasons access={access} />, { texts: ['why'] }))

describe('why a member can see a page', () => {
  it('is what they hold of what opens it, and until when', () => {
    const because: OwnAccess['because'] = [
      { title: 'Slow Burn', cause: 'gift', until: '2026-06-03T12:00:00.000Z' },
      { title: 'Club', cause: 'subscription', until: null },
      { title: null, cause: 'admin', until: null },
    ]
    const words = said({ ...open, because })
    expect(words).toContain('You received Slow Burn as a gift. You have access until June 3, 2026.')
    expect(words).toContain('Club is part of your plan. You are an admin of this app.')
  })

  it('is that nothing has to be owned, or that they only read', () => {
    expect(said(open)).toBe('Everyone can open this page.')
    expect(said({ ...open, reason: 'ALLOW_BROWSING', may_act: false })).toContain('You can read this page')
  })

  it('is no more, and what has ended', () => {
    expect(said({ ...shut, ended: [gift] })).toBe(
      'You don’t have access to this page at the moment. Your gift of Slow Burn ended on June 3, 2026.',
    )
  })
})

describe('what has ended', () => {
  it('is a line for each, of the last three', () => {
    const ended = ['A', 'B', 'C', 'D'].map((title) => ({ ...gift, title }))
    const words = wordsOf(draw(<EndedLines ended={ended} />, { texts: ['why'] }))
    expect(words).toContain('Your gift of C ended')
    expect(words).not.toContain('Your gift of D ended')
  })
})
