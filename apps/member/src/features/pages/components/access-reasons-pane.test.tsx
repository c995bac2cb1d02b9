import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '#testing/render.tsx'
import { EndedAccessLines } from './ended-access.tsx'
import type { OwnAccess } from '../use-own-access.ts'
import { ReasonList } from './access-reasons-pane.tsx'

const empty = { because: [], ended: [] }
const open = {
  granted: true,
  reason: null,
  may_act: true,
  product_ids: [],
  overlay_id: null,
  ...empty,
} satisfies OwnAccess
const denied: OwnAccess = {
  granted: false,
  reason: 'PURCHASE_REQUIRED',
  denied_by: null,
  product_ids: [],
  overlay_id: null,
  available_after: null,
  available_day: null,
  start_page_id: null,
  ...empty,
}
const gift = { title: 'Slow Burn', cause: 'gift', ended_at: '2026-06-03T12:00:00.000Z' } as const
const renderReasons = (access: OwnAccess): string =>
  textOf(renderMarkup(<ReasonList access={access} />, { texts: ['why'] }))

describe('why a member can see a page', () => {
  it('shows the reason for access and its end', () => {
    const because: OwnAccess['because'] = [
      { title: 'Slow Burn', cause: 'gift', until: '2026-06-03T12:00:00.000Z' },
      { title: 'Club', cause: 'subscription', until: null },
      { title: null, cause: 'admin', until: null },
    ]
    const text = renderReasons({ ...open, because })
    expect(text).toContain('You received Slow Burn as a gift. You have access until June 3, 2026.')
    expect(text).toContain('Club is part of your plan. You are an admin of this app.')
  })

  it('is that nothing has to be owned, or that they only read', () => {
    expect(renderReasons(open)).toBe('Everyone can open this page.')
    expect(renderReasons({ ...open, reason: 'ALLOW_BROWSING', may_act: false })).toContain(
      'You can read this page',
    )
  })

  it('is no more, and what has ended', () => {
    expect(renderReasons({ ...denied, ended: [gift] })).toBe(
      'You don’t have access to this page at the moment. Your gift of Slow Burn ended on June 3, 2026.',
    )
  })
})

describe('what has ended', () => {
  it('is a line for each, of the last three', () => {
    const ended = ['A', 'B', 'C', 'D'].map((title) => ({ ...gift, title }))
    const text = textOf(renderMarkup(<EndedAccessLines ended={ended} />, { texts: ['why'] }))
    expect(text).toContain('Your gift of C ended')
    expect(text).not.toContain('Your gift of D ended')
  })
})
