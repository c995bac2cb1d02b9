import { testId } from '@foyer/content/testing'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { describe, expect, it } from 'vitest'
import { aUser } from '../../testing/logins.ts'
import { anApp } from '../../testing/pages.ts'
import { readOnlyOffer } from './use-read-only-offer.ts'

const [product, overlay] = [testId(7), testId(8)]
type Access = NonNullable<PageBody['access']>
const granted: Access = { granted: true, reason: null, may_act: true, product_ids: [], overlay_id: null }
const browsing: Access = {
  ...granted,
  reason: 'ALLOW_BROWSING',
  may_act: false,
  product_ids: [product],
  overlay_id: overlay,
}
const subscriberApp = anApp({
  access: {
    ...anApp().access,
    is_subscriber_only: true,
    app_products: [product],
    purchase_overlay: overlay,
  },
})
const offer = { product_ids: [product], overlay_id: overlay }
const owner = { active_product_ids: [product] }

describe('what a member may only read', () => {
  it.each([
    ['a page that they browse', { access: browsing }, anApp(), {}, offer],
    ['a sample of an app for its buyers, of whom they are none', {}, subscriberApp, {}, offer],
  ])('is %s', (_what, index, app, user, reading) => {
    expect(readOnlyOffer(index, app, aUser(user))).toMatchObject(reading)
  })

  it.each([
    ['a page on which they may act', { access: granted }, anApp(), {}],
    ['an open page of an open app', {}, anApp(), {}],
    ['a sample of an app that they have bought', {}, subscriberApp, owner],
    ['a sample of an app whose admin they are', {}, subscriberApp, { is_admin: true }],
  ])('is not %s', (_what, index, app, user) => {
    expect(readOnlyOffer(index, app, aUser(user))).toBeNull()
  })

  it('is nothing for guests: they sign in first', () => {
    expect(readOnlyOffer({ access: browsing }, subscriberApp, null)).toBeNull()
  })
})
