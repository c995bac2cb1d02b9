import { aPageLink, testId } from '@foyer/content/testing'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { describe, expect, it } from 'vitest'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { renderMarkup, textOf } from '#testing/render.tsx'
import { signedIn } from '#testing/logins.ts'
import { anOpenIndex, aShell } from '#testing/pages.ts'
import { AvailabilityDialog } from '../components/availability-dialog.tsx'
import { LockedPage } from '../components/locked-page.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { OpenPage } from '../components/open-page.tsx'
import { FailedPage } from '../components/failed-states.tsx'
import { PageSkeleton } from '../components/page-skeleton.tsx'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import type { Denial } from '../page-state.ts'

const denial = (given: Partial<Denial>): Denial => ({
  reason: 'PURCHASE_REQUIRED',
  product_ids: [testId(7)],
  overlay_id: null,
  available_after: null,
  start_page_id: null,
  ...given,
})
const locked = (given: Partial<Denial>): string =>
  textOf(renderMarkup(<LockedPage shell={aShell()} denial={denial(given)} />))

describe('the page that does not exist', () => {
  it('shows the text of the spec and links to the start page', () => {
    const markup = renderMarkup(<NotFoundScreen />)
    expect(textOf(markup)).toBe('Page Not Found Oops! The requested page could not be found Take me home')
    expect(markup).toContain('href="/"')
  })
})

describe('the bar of a page that may only be read', () => {
  it('says that it is read-only, and offers its products', () => {
    const notice = textOf(
      renderMarkup(<ReadOnlyNotice offer={{ product_ids: [testId(7)], overlay_id: null }} />),
    )
    expect(notice).toBe('You can read this page. Buy it to start, complete or schedule it. Purchase')
    const given = textOf(renderMarkup(<ReadOnlyNotice offer={{ product_ids: [], overlay_id: null }} />))
    expect(given).toBe('You can read this page, but not start, complete or schedule it.')
  })
})

describe('the dialog about a page that opens later', () => {
  const opens = { title: 'Kitchen', available_after: '2026-11-23T06:00:00.000Z' }
  const renderText = (locale: string, viewer?: ReturnType<typeof signedIn>): string =>
    textOf(
      renderMarkup(<AvailabilityDialog page={opens} close={() => {}} />, {
        locale,
        ...(viewer && { viewer }),
      }),
    )

  it('shows the time in the zone of the member, and to guests in that of the app', () => {
    expect(renderText('en')).toContain('November 23, 2026 at 7:00')
    expect(renderText('en', signedIn({ timezone: 'Pacific/Auckland' }))).toContain(
      'November 23, 2026 at 7:00 PM',
    )
    expect(renderText('en', signedIn({ timezone: 'America/Los_Angeles' }))).toContain(
      'November 22, 2026 at 10:00',
    )
  })

  it('is shown in the language of the member', () => {
    expect(renderText('ar', signedIn({ timezone: 'Pacific/Auckland' }))).toContain(
      'تتاح «\u2068Kitchen\u2069» في 23 نوفمبر 2026 في 7:00 م',
    )
  })
})

describe('a locked page', () => {
  it.each([
    [{}, ['Purchase', 'Log In']],
    [{ reason: 'AUTHENTICATION_REQUIRED' }, ['is for members', 'Log In']],
    [{ reason: 'IS_PRIVATE' }, ['by invitation only']],
    [{ reason: 'START_REQUIRED', start_page_id: testId(1) }, ['Go to the program']],
    [{ reason: 'START_REQUIRED' }, ['available later']],
    [{ reason: 'IS_SCHEDULED', available_after: '2026-11-23T06:00:00.000Z' }, ['November 23, 2026', '7:00']],
    [{ reason: 'IS_SCHEDULED' }, ['available later']],
  ] as [Partial<Denial>, string[]][])('with %o says why and what helps', (given, expected) => {
    const text = locked(given)
    expect(text).toContain("You don't have access")
    for (const word of expected) expect(text).toContain(word)
  })

  it('offers nothing to buy where nothing is sold', () => {
    expect(locked({ product_ids: [] })).not.toContain('Purchase')
  })
})

describe('a locked page with open descendants', () => {
  const sample = {
    ...aPageLink({ page_id: testId(9), title: 'Free sample', path: '/shop/sample', content_type: 'article' }),
    cover_asset: null,
  }
  const given = { reason: 'VIEWABLE_CHILDREN', denied_by: 'PURCHASE_REQUIRED', viewable: [sample] } as const
  const markup = renderMarkup(<LockedPage shell={aShell()} denial={denial(given)} />)

  it('lists them together with what unlocks the page itself', () => {
    expect(markup).toContain('href="/shop/sample"')
    const text = textOf(markup)
    for (const expected of [
      'has pages you can open',
      'Free sample',
      'to open this page',
      'Purchase',
      'Log In',
    ])
      expect(text).toContain(expected)
  })

  it('renders a denial that an earlier version of the app stored', () => {
    expect(locked({ reason: 'VIEWABLE_CHILDREN' })).toContain('Log In')
  })

  it('leads to the start that it waits for', () => {
    const starts = { ...given, denied_by: 'START_REQUIRED', start_page_id: testId(1) } as const
    expect(locked(starts)).toContain('Go to the program')
  })
})

describe('a page on its way', () => {
  it('shows of a gated page its title and no more', () => {
    const text = textOf(renderMarkup(<PageSkeleton shell={aShell({ og_description: 'Secret' })} />))
    expect(text).toContain('Pull-up Primer')
    expect(text).not.toContain('Secret')
  })

  it('shows that it is loading when nothing is known', () => {
    expect(textOf(renderMarkup(<PageSkeleton shell={null} />))).toContain('Loading')
  })

  it('shows the error and a retry button', () => {
    expect(textOf(renderMarkup(<FailedPage is_offline retry={() => {}} />))).toContain(
      'Not available offline',
    )
    expect(textOf(renderMarkup(<FailedPage is_offline={false} retry={() => {}} />))).toContain('Try again')
  })
})

describe('an open page', () => {
  const action = (action_type: PageAction['action_type'], text = ''): PageAction => ({
    id: testId(8),
    action_type,
    block_action: action_type === 'generic_button' ? { id: testId(9), type: 'share' } : null,
    text,
    post_action_button_text: '',
  })
  const fields = { cover: null, author: '', author_picture: null, reading_minutes: 0, standfirst: '' }
  const page = (given: Parameters<typeof anOpenIndex>[0]): string =>
    renderMarkup(<OpenPage index={anOpenIndex({ page_content_type: 'article', fields, ...given })} />)

  it('has a menu at the top level when the page is gated, with an entry that explains the access', () => {
    const access = {
      granted: true,
      reason: null,
      may_act: true,
      product_ids: [],
      overlay_id: null,
    } satisfies PageBody['access']
    const scrolledToTop = (let_in: boolean): string =>
      renderMarkup(
        <OpenPage
          index={anOpenIndex(
            { page_content_type: 'article', fields, is_root: true },
            let_in ? { access } : {},
          )}
        />,
      )
    expect(scrolledToTop(true)).toContain('aria-label="Menu"')
    expect(scrolledToTop(false)).not.toContain('aria-label="Menu"')
  })

  it('has the buttons that its owner chose', () => {
    const all = page({})
    for (const label of ['Back', 'Bookmark', 'Add to schedule', 'Menu'])
      expect(all).toContain(`aria-label="${label}"`)
    const none = page({
      show_back_button: false,
      show_bookmark_button: false,
      show_add_to_schedule_button: false,
    })
    for (const label of ['Back', 'Bookmark', 'Add to schedule'])
      expect(none).not.toContain(`aria-label="${label}"`)
  })

  it('is marked until the viewer is known, so that the locks of guests stay hidden from members', () => {
    const index = anOpenIndex({ page_content_type: 'article', fields })
    expect(renderMarkup(<OpenPage index={index} />)).toContain('data-is-unchecked')
    expect(renderMarkup(<OpenPage index={index} />, { viewer: signedIn() })).not.toContain(
      'data-is-unchecked',
    )
  })

  it('has a back button alone where the owner wants no toolbar', () => {
    const bare = page({ use_global_toolbar: false })
    expect(bare).toContain('aria-label="Back"')
    for (const label of ['Bookmark', 'Add to schedule', 'Menu'])
      expect(bare).not.toContain(`aria-label="${label}"`)
    expect(page({ use_global_toolbar: false, show_back_button: false })).not.toContain('role="toolbar"')
  })

  it('shows its actions with their own labels and hides those that track progress', () => {
    expect(page({ page_actions: [action('mark_complete')] })).toContain('Mark as complete')
    expect(page({ page_actions: [action('generic_button', 'Come along')] })).toContain('Come along')
    expect(page({ page_actions: [action('track_progress', 'Hidden')] })).not.toContain('Hidden')
  })

  it('replaces its actions by an offer when a member may only read', () => {
    const page_actions = [action('mark_complete'), action('start'), action('generic_button', 'Come along')]
    const browsed = { granted: true, reason: 'ALLOW_BROWSING', may_act: false } as const
    const renderFor = (access: PageBody['access'], viewer = signedIn()): string =>
      renderMarkup(
        <OpenPage index={anOpenIndex({ page_content_type: 'article', fields, page_actions }, { access })} />,
        {
          viewer,
        },
      )
    const all = renderFor({ ...browsed, reason: null, may_act: true, product_ids: [], overlay_id: null })
    for (const expected of ['Mark as complete', 'Start', 'Come along', 'aria-label="Add to schedule"'])
      expect(all).toContain(expected)
    const reading = renderFor({ ...browsed, product_ids: [testId(7)], overlay_id: null })
    expect(reading).toContain('Come along')
    expect(reading).toContain('aria-label="Bookmark"')
    for (const expected of ['Mark as complete', 'Start', 'aria-label="Add to schedule"'])
      expect(reading).not.toContain(expected)
  })

  it('draws links as a guest may follow them', () => {
    const [next, articlePage] = [testId(61), testId(62)]
    const index = anOpenIndex(
      {
        page_content_type: 'article',
        fields,
        content_root_id: articlePage,
        siblings: [testId(60), next],
      },
      {
        links: {
          [articlePage]: aPageLink({ page_id: articlePage, content_type: 'generic', title: 'Journal' }),
          [next]: aPageLink({ page_id: next, content_type: 'article', title: 'Breathing', gate: 'purchase' }),
        },
      },
    )
    expect(renderMarkup(<OpenPage index={index} />)).toMatch(
      /href="\/somewhere" data-state="require_purchase"/,
    )
  })
})
