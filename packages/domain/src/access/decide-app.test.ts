import { describe, expect, it } from 'vitest'
import { mayAccessApp } from './app-checks.ts'
import { decideAccess, decideApp } from './decide.ts'
import { aNode, anApp, aViewer, noon } from './factories.ts'
import type { AccessNode, AccessViewer, AppAccess } from './types.ts'

const guest = null
const member = aViewer()
const pending = aViewer({ subscriber_id: null })
const admin = aViewer({ is_admin: true })
const gold = aViewer({ active_product_ids: new Set(['gold']) })

const open = { granted: true, may_act: true }
const read = { granted: true, may_act: false }
const browse = { granted: true, reason: 'ALLOW_BROWSING', may_act: false }
const signIn = { granted: false, reason: 'AUTHENTICATION_REQUIRED' }
const browseSold = { ...browse, products: ['gold'], overlay: 'offer' }
const hidden = { granted: false, reason: 'IS_PRIVATE' }
const buy = { granted: false, reason: 'PURCHASE_REQUIRED', products: ['gold'], overlay: 'offer' }

const subscribersOnly = { is_subscriber_only: true, app_products: ['gold'], purchase_overlay: 'offer' }

describe('decideApp', () => {
  const cases: [string, Partial<AppAccess>, AccessViewer | null, object][] = [
    ['a public app lets a guest read', {}, guest, read],
    ['a public app lets a member read and act', {}, member, open],
    ['a public app lets a user without a membership read only', {}, pending, read],
    [
      'a public app without anonymous browsing asks a guest to sign in',
      { allow_anonymous_browsing: false },
      guest,
      signIn,
    ],
    [
      'a public app without anonymous browsing opens to a member',
      { allow_anonymous_browsing: false },
      member,
      open,
    ],
    ['a private app asks a guest to sign in', { is_private: true }, guest, signIn],
    ['a private app stays shut to a user who is no member yet', { is_private: true }, pending, hidden],
    ['a private app opens to a member', { is_private: true }, member, open],
    [
      'a private app does not open to an admin without a membership',
      { is_private: true },
      { ...admin, subscriber_id: null },
      hidden,
    ],
    ['a sign-in-only app asks a guest to sign in', { require_sign_in: true }, guest, signIn],
    ['a sign-in-only app admits any signed-in user', { require_sign_in: true }, pending, read],
    ['a subscriber-only app offers its products to a guest', subscribersOnly, guest, buy],
    [
      'a subscriber-only app without anonymous browsing still offers its products',
      { ...subscribersOnly, allow_anonymous_browsing: false },
      guest,
      buy,
    ],
    ['a subscriber-only app offers its products to a member without one', subscribersOnly, member, buy],
    ['a subscriber-only app opens to a holder of one of its products', subscribersOnly, gold, open],
    ['a subscriber-only app opens to an admin', subscribersOnly, admin, open],
    [
      'a subscriber-only app with no products opens to nobody but admins',
      { ...subscribersOnly, app_products: [] },
      gold,
      { ...buy, products: [] },
    ],
    [
      'of several flags sign-in comes before the purchase',
      { ...subscribersOnly, require_sign_in: true },
      guest,
      signIn,
    ],
    ['of several flags each has to pass', { ...subscribersOnly, is_private: true }, member, buy],
  ]
  it.each(cases)('%s', (_sentence, app, viewer, decision) => {
    expect(decideApp(anApp(app), viewer)).toEqual(decision)
  })
})

describe('allow_anonymous_browsing with allow_browsing of the page', () => {
  const sample = aNode({ allow_browsing: true })
  const cases: [string, Partial<AppAccess>, Partial<AccessNode>, AccessViewer | null, object][] = [
    ['opens a sample page of a sign-in-only app to guests', { require_sign_in: true }, {}, guest, browse],
    ['opens a sample page of a subscriber-only app to guests', subscribersOnly, {}, guest, browseSold],
    [
      'lets a member without the product read the sample like a guest',
      subscribersOnly,
      {},
      member,
      browseSold,
    ],
    ['lets a subscriber act on the sample', subscribersOnly, {}, gold, open],
    ['lets an admin act on the sample', subscribersOnly, {}, admin, open],
    ['opens nothing in a private app', { is_private: true }, {}, guest, signIn],
    [
      'opens nothing when the app forbids it',
      { require_sign_in: true, allow_anonymous_browsing: false },
      {},
      guest,
      signIn,
    ],
    [
      'opens no page that does not ask for it',
      { require_sign_in: true },
      { allow_browsing: false },
      guest,
      signIn,
    ],
    ['opens no page that requires login', subscribersOnly, { require_authentication: true }, guest, buy],
    ['opens no page that is sold', subscribersOnly, { require_purchase: true, products: ['x'] }, guest, buy],
    ['opens no private page', { require_sign_in: true }, { is_private: true }, guest, signIn],
    [
      'keeps the drip of the page',
      { require_sign_in: true },
      { is_scheduled: true, unlocks_at: '2026-05-10T12:00:01.000Z' },
      guest,
      { granted: false, reason: 'IS_SCHEDULED', available_after: '2026-05-10T12:00:01.000Z' },
    ],
  ]
  it.each(cases)('%s', (_sentence, app, node, viewer, decision) => {
    expect(decideAccess(anApp(app), [{ ...sample, ...node }], viewer, noon, 'UTC')).toEqual(decision)
  })

  it('opens no page with an inherited login gate', () => {
    const chain = [
      { ...sample, parent: 'above', inherit: true },
      aNode({ page_id: 'above', require_authentication: true }),
    ]
    expect(decideAccess(anApp({ require_sign_in: true }), chain, guest, noon, 'UTC')).toEqual(signIn)
  })

  it('does not pass from a page to those below it', () => {
    const chain = [
      aNode({ parent: 'above', inherit: true }),
      aNode({ page_id: 'above', allow_browsing: true }),
    ]
    expect(decideAccess(anApp({ require_sign_in: true }), chain, guest, noon, 'UTC')).toEqual(signIn)
  })
})

describe('mayAccessApp', () => {
  const appGates: Partial<AppAccess>[] = [
    {},
    { allow_anonymous_browsing: false },
    { require_sign_in: true },
    { is_private: true },
    { is_private: true, allow_anonymous_browsing: false },
  ]
  it.each(appGates)('says of an app that is %o what decides about its pages', (access) => {
    for (const viewer of [guest, pending, member, admin, gold]) {
      expect(mayAccessApp(anApp(access), viewer)).toBe(decideApp(anApp(access), viewer).granted)
    }
  })

  it.each([{}, { allow_anonymous_browsing: false }])(
    'lets everyone come to an app for subscribers to see what opens it',
    (access) => {
      const app = anApp({ ...subscribersOnly, ...access })
      expect([guest, pending, member].map((viewer) => mayAccessApp(app, viewer))).toEqual([true, true, true])
    },
  )
})
