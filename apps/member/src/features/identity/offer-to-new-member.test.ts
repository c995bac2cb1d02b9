import { testId } from '@foyer/content/testing'
import type { ApiClient } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { createAppLocation, type AppLocation } from '../../platform/routing/app-location.ts'
import { aUser } from '../../testing/logins.ts'
import { anApp } from '../../testing/pages.ts'
import { isOnSale, offerToNewMember, replaceWithCheckout } from './offer-to-new-member.ts'

const [pass, overlay] = [testId(7), testId(8)]
const offered = { product_ids: [pass], overlay_id: overlay }
const anAppWithOffer = (given: Partial<ReturnType<typeof anApp>['access']> = {}) =>
  anApp({
    access: {
      ...anApp().access,
      is_subscriber_only: true,
      prompt_purchase_post_sign_up: true,
      app_products: [pass],
      purchase_overlay: overlay,
      ...given,
    },
  })

describe('what is offered right after a sign-up', () => {
  it('is what opens the app, with its overlay', () => {
    expect(offerToNewMember(anAppWithOffer(), aUser(), '#auth?step=sign_up')).toEqual(offered)
  })

  it.each([
    ['where the owner did not ask for it', anAppWithOffer({ prompt_purchase_post_sign_up: false }), {}, ''],
    ['in an app that lets everyone in', anAppWithOffer({ is_subscriber_only: false }), {}, ''],
    ['to whoever was given it before', anAppWithOffer(), { active_product_ids: [pass] }, ''],
    ['to the team', anAppWithOffer(), { is_admin: true }, ''],
    ['to whoever waits to be let in', anAppWithOffer(), { subscriber_id: null }, ''],
    ['to whoever is buying', anAppWithOffer(), {}, `#checkout?ids=${testId(9)}+auth`],
  ])('is nothing %s', (_where, app, user, hash) => {
    expect(offerToNewMember(app, aUser(user), hash)).toBeNull()
  })

  it.each([
    ['there is something on sale', async () => ({ products: [{}] }), true],
    ['nothing is', async () => ({ products: [] }), false],
    ['that cannot be heard', async () => Promise.reject(new Error('away')), false],
  ])('is put before them by whether %s', async (_what, answer, is_on_sale) => {
    expect(await isOnSale(answer as unknown as ApiClient, offered)).toBe(is_on_sale)
  })
})

describe('the checkout of an offer', () => {
  const location = (hash: string, opened: string | null) => {
    const set: Parameters<AppLocation['setHash']>[] = []
    const here = { ...createAppLocation(), hash: () => hash, openedPanel: () => opened }
    return { here: { ...here, setHash: (...to: (typeof set)[number]) => void set.push(to) }, set }
  }
  const checkout = `#checkout?ids=${pass}&overlay=${overlay}`

  it('takes the place of the sign-in panel, and closes to where that was opened', () => {
    const { here, set } = location('#auth?step=sign_up', 'auth')
    replaceWithCheckout(here, offered)
    expect(set).toEqual([[checkout, { replace: true, opened: 'checkout' }]])
  })

  it('replaces the panel when it was opened by the address', () => {
    const { here, set } = location('#auth', null)
    replaceWithCheckout(here, offered)
    expect(set).toEqual([[checkout, { replace: true }]])
  })
})
