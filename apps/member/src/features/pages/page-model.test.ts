import { testId } from '@foyer/content/testing'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { describe, expect, it } from 'vitest'
import { anApp } from '../../testing/pages.ts'
import { startsWithArtwork } from './has-artwork.ts'
import { actionState, drawnActions, offeredActions } from './page-actions-model.ts'
import { pageAfter, progressOf } from './page-member.ts'
import type { PageMember } from './page-member.ts'
import { indexUrl, isPagePath, normalPath } from './page-paths.ts'
import { denialOf, type Denial } from './page-state.ts'
import { dueOf, panelFor } from './use-locked-flow.ts'
import { isOverdue } from './use-offer.ts'

const member = (given: Partial<PageMember> = {}): PageMember => ({
  ...{
    page_id: 'b',
    is_completed: false,
    is_bookmarked: false,
    is_started: true,
    is_starting: false,
    next_page_id: 'b',
  },
  ...{ completed_page_ids: new Set(['a']), sequence: ['a', 'b', 'c'] },
  ...{ setCompleted: () => {}, toggleBookmark: () => {}, start: () => {}, leave: () => {} },
  ...given,
})

describe('the way through a program', () => {
  it.each([
    ['a', 'done'],
    ['b', 'now'],
    ['c', 'next'],
    ['elsewhere', null],
  ])('page %s is %s', (page, progress) => {
    expect(progressOf(member(), page)).toBe(progress)
  })

  it('says nothing for guests, and only what is done before a start', () => {
    expect(progressOf(null, 'a')).toBeNull()
    expect(progressOf(member({ is_started: false }), 'b')).toBeNull()
    expect(progressOf(member({ is_started: false }), 'a')).toBe('done')
  })

  it.each([
    ['the run where the page is part of it', 'a', ['a', 'x'], member(), 'b'],
    ['its neighbours where it is not', 'x', ['x', 'y'], member(), 'y'],
    ['its neighbours for guests', 'x', ['x', 'y'], null, 'y'],
    ['nothing after the last', 'c', ['c'], member(), null],
    ['nothing for a page among nobody', 'z', [], null, null],
  ])('goes on by %s', (_what, page, siblings, who, after) => {
    expect(pageAfter(page, siblings, who)).toBe(after)
  })
})

describe('page actions', () => {
  const action = (action_type: PageAction['action_type']): PageAction => ({
    ...{ id: testId(1), action_type, block_action: null, text: '', post_action_button_text: '' },
  })
  const actions = [action('track_progress'), action('start'), action('mark_complete')]

  it('hide what tracks progress', () => {
    expect(drawnActions(actions).map(({ action_type }) => action_type)).toEqual(['start', 'mark_complete'])
    expect(offeredActions(actions, false)[0]?.action_type).toBe('start')
    expect(offeredActions([action('track_progress')], false)).toEqual([])
  })

  it('leave to whoever may only read what completes and starts nothing', () => {
    const offered = offeredActions([...actions, action('generic_button')], true)
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
    const [drawn] = drawnActions([action(type)])
    expect(drawn && actionState(drawn, who).is_done).toBe(is_done)
  })
})

describe('a locked page', () => {
  const denial = (given: Partial<Denial>): Denial => ({
    ...{
      reason: 'PURCHASE_REQUIRED',
      product_ids: ['p'],
      overlay_id: null,
      available_after: null,
      start_page_id: null,
    },
    ...given,
  })
  const prompting = anApp({
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
      prompting,
      false,
      { name: 'auth', query: {} },
    ],
    ['checkout there once signed in', denial({}), prompting, true, { name: 'checkout', query: { ids: 'p' } }],
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
    expect(panelFor(given, app, is_signed_in, offer)).toEqual(panel)
  })

  it.each(['unknown', 'off_sale', 'overdue', 'none'] as const)(
    'opens no checkout where the offer is %s',
    (offer) => {
      expect(panelFor(denial({}), anApp(), true, offer)).toBeNull()
      expect(panelFor(denial({}), prompting, false, offer)).toMatchObject({ name: 'auth' })
    },
  )

  it('knows a plan that would open the page and waits for its payment', () => {
    const owing = (product_id: string) => ({ past_due_subscriptions: [{ id: 's', product_id }] })
    expect(isOverdue(denial({}), owing('p'))).toBe(true)
    expect(
      isOverdue(denial({ reason: 'VIEWABLE_CHILDREN', denied_by: 'PURCHASE_REQUIRED' }), owing('p')),
    ).toBe(true)
    expect(isOverdue(denial({}), owing('another'))).toBe(false)
    expect(isOverdue(denial({ reason: 'IS_PRIVATE' }), owing('p'))).toBe(false)
    expect(isOverdue(denial({}), undefined)).toBe(false)
  })

  const checkout = panelFor(denial({}), prompting, true, 'on_sale')
  const moment = { is_known: true, is_signed_in: true, is_told_to_viewer: true, has_auth: false }
  it.each([
    ['checkout to whoever has to buy', {}, 'checkout'],
    ['nothing before it is known who looks', { is_known: false }, null],
    ['nothing for what a guest was told to whoever has signed in since', { is_told_to_viewer: false }, null],
    ['nothing over the panel that they have signed in by', { has_auth: true }, null],
    ['checkout to guests who sign in on the way', { is_signed_in: false, has_auth: true }, 'checkout'],
  ])('owes %s', (_what, given, due) => {
    expect(dueOf(checkout, { ...moment, ...given })).toBe(due)
    expect(dueOf(null, { ...moment, ...given })).toBeNull()
  })

  it('reads the reason and what opens the page from a refusal', () => {
    const params = { product_ids: 'a,b', overlay_id: 'o' }
    expect(denialOf({ code: 'purchase_required', params })).toMatchObject({
      product_ids: ['a', 'b'],
      overlay_id: 'o',
    })
    expect(denialOf({ code: 'is_scheduled', params: { available_after: 'then' } })).toMatchObject({
      available_after: 'then',
    })
    expect(denialOf({ code: 'start_required', params: { start_page_id: 's' } })).toMatchObject({
      start_page_id: 's',
    })
    expect(denialOf({ code: 'internal' })).toBeNull()
    expect(denialOf({})).toBeNull()
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
    expect(normalPath(path)).toBe(normal)
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
