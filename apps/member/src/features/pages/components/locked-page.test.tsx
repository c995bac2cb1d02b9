import { testId } from '@foyer/content/testing'
import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '#testing/render.tsx'
import { signedIn } from '#testing/logins.ts'
import { aShell } from '#testing/pages.ts'
import { LockedPage, LockedState } from './locked-page.tsx'
import type { PageMemberState } from '../page-member-state.ts'
import type { Denial } from '../page-state.ts'
import { createPreviewMember } from '../preview/preview-session.ts'

const PAGE = testId(60)
const denial: Denial = {
  reason: 'PURCHASE_REQUIRED',
  product_ids: [testId(7)],
  overlay_id: null,
  available_after: null,
  start_page_id: null,
}

describe('a locked page with nothing to sell', () => {
  it('prompts to pay an overdue subscription instead of selling it again', () => {
    const overdueSubscription = { id: testId(8), product_id: testId(7) }
    const viewer = signedIn({}, { past_due_subscriptions: [overdueSubscription] })
    const markup = renderMarkup(<LockedPage shell={aShell()} denial={denial} />, { viewer })
    const text = textOf(markup)
    expect(text).toContain('Overdue Payment “Pull-up Primer” is part of a plan with an overdue payment')
    for (const expected of ["You don't have access", 'Purchase', 'Take me home'])
      expect(text).not.toContain(expected)
    expect(markup).toMatch(/href="\/me\/account\/subscriptions"[^>]*>(<[^>]*>)*Pay now/)
  })

  it('shows that it is not on sale, and links to the start page or the sign-in', () => {
    const renderLocked = (viewer?: ReturnType<typeof signedIn>): string =>
      textOf(
        renderMarkup(<LockedState shell={aShell()} denial={denial} offer="off_sale" />, {
          ...(viewer && { viewer }),
        }),
      )
    const expected = "You don't have access “Pull-up Primer” isn’t for sale at the moment."
    expect(renderLocked(signedIn())).toMatch(new RegExp(`${expected} Take me home$`))
    expect(renderLocked()).toMatch(new RegExp(`${expected} Log In$`))
  })
})

describe('a locked page that waits for its own start', () => {
  const waits: Denial = { ...denial, reason: 'START_REQUIRED', product_ids: [], start_page_id: PAGE }
  const renderLocked = (
    viewer: ReturnType<typeof signedIn> | null,
    memberState?: Partial<PageMemberState>,
  ): string =>
    renderMarkup(<LockedPage shell={aShell()} denial={waits} />, {
      slots: { MemberSync: ({ page }) => <p>The standing on {page.page_title} is followed.</p> },
      ...(viewer && { viewer }),
      ...(memberState && { member: { ...createPreviewMember(PAGE, () => {}), ...memberState } }),
    })

  it('is started here by a member, through the progress feature', () => {
    const text = textOf(renderLocked(signedIn(), {}))
    expect(text).toContain('Start “Pull-up Primer” to see when it unlocks.')
    expect(text).toMatch(/Start program The standing on Pull-up Primer is followed\.$/)
    for (const expected of ['Go to the program', 'Log In', 'Take me home'])
      expect(text).not.toContain(expected)
  })

  it('prompts a guest to log in', () => {
    const text = textOf(renderLocked(null))
    expect(text).toMatch(/Log in and start “Pull-up Primer” to see when it unlocks\. Log In$/)
  })

  it('is busy while the start is on its way, and may be tried again where it was refused', () => {
    expect(renderLocked(signedIn(), { is_starting: true })).toContain('aria-busy="true"')
    expect(renderLocked(signedIn(), { is_starting: false })).not.toContain('aria-busy')
  })
})
