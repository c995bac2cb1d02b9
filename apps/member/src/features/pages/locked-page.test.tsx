import { testId } from '@foyer/content/testing'
import { describe, expect, it } from 'vitest'
import { draw, wordsOf } from '../../testing/draw.tsx'
import { signedIn } from '../../testing/logins.ts'
import { aShell } from '../../testing/pages.ts'
import { LockedPage, LockedState } from './locked-page.tsx'
import type { PageMember } from './page-member.ts'
import type { Denial } from './page-state.ts'
import { standingOn } from './preview/preview-person.ts'

const PAGE = testId(60)
const sold: Denial = {
  ...{ reason: 'PURCHASE_REQUIRED', product_ids: [testId(7)], overlay_id: null },
  ...{ available_after: null, start_page_id: null },
}

describe('a locked page with nothing to sell', () => {
  it('has a plan whose payment is overdue paid, and sells it no second time', () => {
    const owed = { id: testId(8), product_id: testId(7) }
    const viewer = signedIn({}, { past_due_subscriptions: [owed] })
    const markup = draw(<LockedPage shell={aShell()} denial={sold} />, { viewer })
    const text = wordsOf(markup)
    expect(text).toContain('Overdue Payment “Pull-up Primer” is part of a plan with an overdue payment')
    for (const words of ["You don't have access", 'Purchase', 'Take me home'])
      expect(text).not.toContain(words)
    expect(markup).toMatch(/href="\/me\/account\/subscriptions"[^>]*>(<[^>]*>)*Pay now/)
  })

  it('says that it is not on sale, and leads home or to the sign-in', () => {
    const drawn = (viewer?: ReturnType<typeof signedIn>): string =>
      wordsOf(
        draw(<LockedState shell={aShell()} denial={sold} offer="off_sale" />, { ...(viewer && { viewer }) }),
      )
    const words = "You don't have access “Pull-up Primer” isn’t for sale at the moment."
    expect(drawn(signedIn())).toMatch(new RegExp(`${words} Take me home$`))
    expect(drawn()).toMatch(new RegExp(`${words} Log In$`))
  })
})

describe('a locked page that waits for its own start', () => {
  const waits: Denial = { ...sold, reason: 'START_REQUIRED', product_ids: [], start_page_id: PAGE }
  const drawn = (viewer: ReturnType<typeof signedIn> | null, standing?: Partial<PageMember>): string =>
    draw(<LockedPage shell={aShell()} denial={waits} />, {
      places: { Follow: ({ page }) => <p>The standing on {page.page_title} is followed.</p> },
      ...(viewer && { viewer }),
      ...(standing && { member: { ...standingOn(PAGE, () => {}), ...standing } }),
    })

  it('is started on the spot by a member, by what follows their standing on it', () => {
    const text = wordsOf(drawn(signedIn(), {}))
    expect(text).toContain('Start “Pull-up Primer” to see when it unlocks.')
    expect(text).toMatch(/Start program The standing on Pull-up Primer is followed\.$/)
    for (const words of ['Go to the program', 'Log In', 'Take me home']) expect(text).not.toContain(words)
  })

  it('asks a guest to log in', () => {
    const text = wordsOf(drawn(null))
    expect(text).toMatch(/Log in and start “Pull-up Primer” to see when it unlocks\. Log In$/)
  })

  it('is busy while the start is on its way, and may be tried again where it was refused', () => {
    expect(drawn(signedIn(), { is_starting: true })).toContain('aria-busy="true"')
    expect(drawn(signedIn(), { is_starting: false })).not.toContain('aria-busy')
  })
})
