import { testId } from '@foyer/content/testing'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { describe, expect, it } from 'vitest'
import { anApp } from '../../testing/pages.ts'
import { startsWithArtwork } from './starts-with-artwork.ts'
import { actionState, visibleActions, availableActions } from './page-actions-model.ts'
import { findNextPage, progressLabel } from './page-member-state.ts'
import type { PageMemberState } from './page-member-state.ts'
import { indexUrl, isPagePath, normalizePagePath } from './page-paths.ts'
import { parseDenial, type Denial } from './page-state.ts'
import { selectDuePanel, selectPanel } from './use-locked-page-flow.ts'
import { isOverdue } from './use-purchase-offer.ts'

const member = (given: Partial<PageMemberState> = {}): PageMemberState => ({
  page_id: 'b',
  is_completed: false,
  is_bookmarked: false,
  is_started: true,
  is_starting: false,
  is_run_root: false,
  next_page_id: 'b',
  completed_page_ids: new Set(['a']),
  sequence: ['a', 'b', 'c'],
  plan: null,
  setCompleted: () => {},
  toggleBookmark: () => {},
  start: () => {},
  leave: () => {},
  ...given,
})

describe('the way through a program', () => {
  it.each([
    ['a', 'done'],
    ['b', 'now'],
    ['c', 'next'],
    ['elsewhere', null],
  ])('page %s is %s', (page, progress) => {
    expect(progressLabel(member(), page)).toBe(progress)
  })

  it('returns nothing for guests, and only completed pages before a start', () => {
    expect(progressLabel(null, 'a')).toBeNull()
    expect(progressLabel(member({ is_started: false }), 'b')).toBeNull()
    expect(progressLabel(member({ is_started: false }), 'a')).toBe('done')
  })

  it.each([
    ['the run where the page is part of it', 'a', ['a', 'x'], member(), 'b'],
    ['its neighbours where it is not', 'x', ['x', 'y'], member(), 'y'],
    ['its neighbours for guests', 'x', ['x', 'y'], null, 'y'],
    ['nothing after the last', 'c', ['c'], member(), null],
    ['nothing for a page among nobody', 'z', [], null, null],
  ])('goes on by %s', (_what, page, siblings, who, after) => {
    expect(findNextPage(page, siblings, who)).toBe(after)
  })
})

describe('page actions', () => {
  const action = (action_type: PageAction['action_type']): PageAction => ({
    id: testId(1),
    action_type,
    block_action: action_type === 'generic_button' ? { id: testId(2), type: 'share' } : null,
    text: '',
    post_action_button_text: '',
  })
  const actions = [action('track_progress'), action('start'), action('mark_complete')]

  it('hide a button that leads nowhere', () => {
    const button = action('generic_button')
    const nowhere = { id: testId(2), type: 'open_page', page_id: null } as const
    const buttons = [button, { ...button, block_action: null }, { ...button, block_action: nowhere }]
    expect(visibleActions(buttons)).toEqual([button])
  })

  it('hide what tracks progress', () => {
    expect(visibleActions(actions).map(({ action_type }) => action_type)).toEqual(['start', 'mark_complete'])
    expect(availableActions(actions, false)[0]?.action_type).toBe('start')
    expect(availableActions([action('track_progress')], false)).toEqual([])
  })

  it('give a read-only viewer only those that neither start nor complete anything', () => {
    const offered = availableActions([...actions, action('generic_button')], true)
    expect(offered.map(({ action_type }) => action_type)).toEqual(['generic_button'])
  })

  it.each([
    ['start', member(), true],
    ['start', member({ is_started: false }), false],
    ['mark_complete', member({ is_completed: true }), true],
    ['mark_complete', member(), false],
    ['generic_button', member({ is_completed: true }), false],
    ['start', null, false],
  ] as const)('%s is done or not', (type, who, is_done) => {
    const [visible] = visibleActions([action(type)])
    expect(visible && actionState(visible, who).is_done).toBe(is_done)
  })
})

describe('a locked page', () => {
  const denial = (given: Partial<Denial>): Denial => ({
    reason: 'PURCHASE_REQUIRED',
    product_ids: ['p'],
    overlay_id: null,
    available_after: null,
    start_page_id: null,
    ...given,
  })
  const promptingApp = anApp({
    access: { ...anApp().access, is_subscriber_only: true, prompt_purchase_post_sign_up: true },
  })

  it.each([
    [
      'checkout when it has to be bought',
      denial({}),
      anApp(),
      false,
      { name: 'checkout', query: { ids: 'p' } },
    ],
    [
      'checkout with its overlay',
      denial({ overlay_id: 'o' }),
      anApp(),
      true,
      { name: 'checkout', query: { ids: 'p', overlay: 'o' } },
    ],
    [
      'sign-in first in an app that asks to buy after sign-up',
      denial({}),
      promptingApp,
      false,
      { name: 'auth', query: {} },
    ],
    [
      'checkout there once signed in',
      denial({}),
      promptingApp,
      true,
      { name: 'checkout', query: { ids: 'p' } },
    ],
    [
      'sign-in when it needs one',
      denial({ reason: 'AUTHENTICATION_REQUIRED' }),
      anApp(),
      false,
      { name: 'auth', query: {} },
    ],
    ['nothing for a product that is not sold', denial({ product_ids: [] }), anApp(), false, null],
    ['nothing for a page by invitation', denial({ reason: 'IS_PRIVATE' }), anApp(), false, null],
    ['nothing for a page that opens later', denial({ reason: 'IS_SCHEDULED' }), anApp(), true, null],
  ])('opens %s', (_what, given, app, is_signed_in, panel) => {
    const offer = given.product_ids.length > 0 ? 'on_sale' : 'none'
    expect(selectPanel(given, app, is_signed_in, offer)).toEqual(panel)
  })

  it.each(['unknown', 'off_sale', 'overdue', 'none'] as const)(
    'opens no checkout where the offer is %s',
    (offer) => {
      expect(selectPanel(denial({}), anApp(), true, offer)).toBeNull()
      expect(selectPanel(denial({}), promptingApp, false, offer)).toMatchObject({ name: 'auth' })
    },
  )

  it('knows a plan that would open the page and waits for its payment', () => {
    const owingFacts = (product_id: string) => ({ past_due_subscriptions: [{ id: 's', product_id }] })
    expect(isOverdue(denial({}), owingFacts('p'))).toBe(true)
    expect(
      isOverdue(denial({ reason: 'VIEWABLE_CHILDREN', denied_by: 'PURCHASE_REQUIRED' }), owingFacts('p')),
    ).toBe(true)
    expect(isOverdue(denial({}), owingFacts('another'))).toBe(false)
    expect(isOverdue(denial({ reason: 'IS_PRIVATE' }), owingFacts('p'))).toBe(false)
    expect(isOverdue(denial({}), undefined)).toBe(false)
  })

  const checkout = selectPanel(denial({}), promptingApp, true, 'on_sale')
  const conditions = { is_known: true, is_signed_in: true, is_for_viewer: true, has_auth: false }
  it.each([
    ['checkout to whoever has to buy', {}, 'checkout'],
    ['nothing before it is known who looks', { is_known: false }, null],
    ['nothing for what a guest was told to whoever has signed in since', { is_for_viewer: false }, null],
    ['nothing over the panel that they have signed in by', { has_auth: true }, null],
    ['checkout to guests who sign in on the way', { is_signed_in: false, has_auth: true }, 'checkout'],
  ])('owes %s', (_what, given, due) => {
    expect(selectDuePanel(checkout, { ...conditions, ...given })).toBe(due)
    expect(selectDuePanel(null, { ...conditions, ...given })).toBeNull()
  })

  it('reads the reason and what opens the page from a refusal', () => {
    const params = { product_ids: 'a,b', overlay_id: 'o' }
    expect(parseDenial({ code: 'purchase_required', params })).toMatchObject({
      product_ids: ['a', 'b'],
      overlay_id: 'o',
    })
    expect(parseDenial({ code: 'is_scheduled', params: { available_after: 'then' } })).toMatchObject({
      available_after: 'then',
    })
    expect(parseDenial({ code: 'start_required', params: { start_page_id: 's' } })).toMatchObject({
      start_page_id: 's',
    })
    expect(parseDenial({ code: 'internal' })).toBeNull()
    expect(parseDenial({})).toBeNull()
  })
})

describe('paths', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/a/', '/a'],
    ['a/b', '/a/b'],
    ['//a//', '/a'],
    ['/%C3%A4', '/%C3%A4'],
  ])('%s is %s', (path, normal) => {
    expect(normalizePagePath(path)).toBe(normal)
  })

  it('lead to files', () => {
    expect(indexUrl('/', null, 5)).toBe('/_pages/index.json?ts=5')
    expect(indexUrl('/a/b', 'pt-BR', 5)).toBe('/_pages/a/b/index.json?lang=pt-BR&ts=5')
  })

  it.each([
    ['/me', false],
    ['/me/schedule', false],
    ['/medals', true],
    ['/forms/1', false],
    ['/_art/x', false],
    ['/', true],
  ])('%s is a page: %s', (path, is_page) => {
    expect(isPagePath(path)).toBe(is_page)
  })
})

describe('artwork at the top', () => {
  it.each([
    ['program', {}, [], true],
    ['workout', {}, [], false],
    ['workout', { cover: { art: 'figure.squat.ember.1', alt: '' } }, [], true],
    ['generic', { show_title: false }, ['hero'], true],
    ['generic', { show_title: false }, ['text', 'hero'], false],
    ['generic', { show_title: true, cover: null }, ['hero'], false],
    ['hologram', {}, ['hero'], true],
  ])('%s %o with %o: %s', (page_content_type, fields, types, is_on_art) => {
    const blocks = types.map((type) => ({ id: testId(1), type, version: 1, props: {} }))
    expect(startsWithArtwork({ page_content_type, fields, blocks })).toBe(is_on_art)
  })
})
