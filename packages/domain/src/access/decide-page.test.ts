import { describe, expect, it } from 'vitest'
import { decideAccess, decidePage } from './decide.ts'
import { effectiveGates } from './effective-gates.ts'
import { aNode, anApp, aViewer, noon } from './factories.ts'
import type { AccessNode, AccessViewer } from './types.ts'

const guest = null
const member = aViewer()
const admin = aViewer({ is_admin: true })
const gold = aViewer({ active_product_ids: new Set(['gold']) })
const invited = aViewer({ page_entitlements: new Set(['page']) })

const open = { granted: true, may_act: true }
const browse = {
  granted: true,
  reason: 'ALLOW_BROWSING',
  may_act: false,
  products: ['gold', 'silver'],
  overlay: 'offer',
}
const signIn = { granted: false, reason: 'AUTHENTICATION_REQUIRED' }
const hidden = { granted: false, reason: 'IS_PRIVATE' }
const buy = { granted: false, reason: 'PURCHASE_REQUIRED', products: ['gold', 'silver'], overlay: 'offer' }
const start = { granted: false, reason: 'START_REQUIRED', start_page_id: 'page', available_after: null }
const until = (available_after: string | null) => ({
  granted: false,
  reason: 'IS_SCHEDULED',
  available_after,
})

const purchaseGate = { require_purchase: true, products: ['gold', 'silver'], purchase_overlay: 'offer' }
const included = { is_private: true, included_in: ['gold'] }
const later = { is_scheduled: true, unlocks_at: '2026-05-10T12:00:00.001Z' }
const dripped = { is_scheduled: true, is_progress_root: true, unlock_duration_seconds: 3600 }
const startedAt = (instant: string) => aViewer({ run_starts: new Map([['page', instant]]) })

describe('decidePage', () => {
  const cases: [string, Partial<AccessNode>, AccessViewer | null, object][] = [
    ['hides a private page from a guest', { is_private: true }, guest, hidden],
    ['hides a private page from a member without an entitlement', { is_private: true }, member, hidden],
    ['hides a private page even from an admin', { is_private: true }, admin, hidden],
    ['opens a private page to whom it was granted', { is_private: true }, invited, open],
    ['opens a private page to a holder of a product that includes it', included, gold, open],
    [
      'opens it to a holder of any of those products',
      { ...included, included_in: ['silver', 'gold'] },
      gold,
      open,
    ],
    ['hides it from a holder of another product', { ...included, included_in: ['silver'] }, gold, hidden],
    ['hides it from a member who holds none, without a word of the product', included, member, hidden],
    ['hides it from a guest', included, guest, hidden],
    ['hides it from an admin who holds none', included, admin, hidden],
    ['opens it to whom it was given as well', included, invited, open],
    [
      'does not take a product that only opens a purchase gate',
      { is_private: true, ...purchaseGate },
      gold,
      hidden,
    ],
    [
      'sells what is also sold to a holder of what includes it',
      { ...included, ...purchaseGate, products: ['silver'] },
      gold,
      { ...buy, products: ['silver'] },
    ],
    ['keeps the drip of a page that is included', { ...included, ...later }, gold, until(later.unlocks_at)],
    [
      'opens nothing that is not private by including it',
      { ...purchaseGate, products: ['silver'], included_in: ['gold'] },
      gold,
      { ...buy, products: ['silver'] },
    ],
    [
      'never tells a stranger the price of a private page',
      { is_private: true, ...purchaseGate },
      guest,
      hidden,
    ],
    ['asks the invited to buy what is also sold', { is_private: true, ...purchaseGate }, invited, buy],
    ['asks a guest to sign in', { require_authentication: true }, guest, signIn],
    ['opens a login page to any signed-in user', { require_authentication: true }, member, open],
    [
      'asks for the login before the purchase',
      { require_authentication: true, ...purchaseGate },
      guest,
      signIn,
    ],
    ['offers the products to a guest', purchaseGate, guest, buy],
    ['offers the products to a member without one', purchaseGate, member, buy],
    ['opens to a holder of one of the products', purchaseGate, gold, open],
    ['opens a sold page to an admin', purchaseGate, admin, open],
    [
      'lets a member browse a sold page that allows it',
      { ...purchaseGate, allow_browsing: true },
      member,
      browse,
    ],
    ['does not let a guest browse a sold page', { ...purchaseGate, allow_browsing: true }, guest, buy],
    [
      'lets a holder act on a page that allows browsing',
      { ...purchaseGate, allow_browsing: true },
      gold,
      open,
    ],
    [
      'does not let browsing skip the drip',
      { ...purchaseGate, ...later, allow_browsing: true },
      member,
      until(later.unlocks_at),
    ],
    ['keeps a dated page shut until its moment', later, member, until('2026-05-10T12:00:00.001Z')],
    ['keeps a dated page shut for an admin too', later, admin, until('2026-05-10T12:00:00.001Z')],
    ['opens a dated page at its very moment', { is_scheduled: true, unlocks_at: noon }, member, open],
    ['ignores the date of a page that is not scheduled', { ...later, is_scheduled: false }, member, open],
    ['asks for a start when the drip counts from one', dripped, member, start],
    ['asks a guest for a start as well', dripped, guest, start],
    [
      'waits for the duration after the start',
      dripped,
      startedAt('2026-05-10T11:00:00.001Z'),
      until('2026-05-10T12:00:00.001Z'),
    ],
    ['opens when the duration is over', dripped, startedAt('2026-05-10T11:00:00.000Z'), open],
    [
      'takes the latest of date and duration',
      { ...dripped, ...later },
      startedAt('2020-01-01T00:00:00.000Z'),
      until(later.unlocks_at),
    ],
    ['stays shut when it is scheduled with nothing', { is_scheduled: true }, member, until(null)],
    ['stays shut when its date is none', { is_scheduled: true, unlocks_at: 'soon' }, member, until(null)],
    [
      'never drips a completed page shut again',
      later,
      aViewer({ completed_page_ids: new Set(['page']) }),
      open,
    ],
    [
      'needs no new start for a completed page',
      dripped,
      aViewer({ completed_page_ids: new Set(['page']) }),
      open,
    ],
    [
      'still sells a completed page',
      { ...purchaseGate, ...later },
      aViewer({ completed_page_ids: new Set(['page']) }),
      buy,
    ],
  ]
  it.each(cases)('%s', (_sentence, node, viewer, decision) => {
    expect(decidePage(effectiveGates([aNode(node)]), viewer, noon, 'UTC')).toEqual(decision)
  })
})

describe('inheritance', () => {
  const child = aNode({ parent: 'program', inherit: true })
  const decide = (chain: AccessNode[], viewer: AccessViewer | null) =>
    decideAccess(anApp(), chain, viewer, noon, 'UTC')

  it('requires the product of every level', () => {
    const chain = [
      { ...child, require_purchase: true, products: ['silver'] },
      aNode({ page_id: 'program', require_purchase: true, products: ['gold'] }),
    ]
    expect(decide(chain, member)).toMatchObject({ granted: false, products: ['gold'] })
    expect(decide(chain, gold)).toMatchObject({ granted: false, products: ['silver'] })
    expect(decide(chain, aViewer({ active_product_ids: new Set(['gold', 'silver']) }))).toEqual(open)
  })

  it('ignores the gates of the parent when the page does not inherit', () => {
    const chain = [{ ...child, inherit: false }, aNode({ page_id: 'program', ...purchaseGate })]
    expect(decide(chain, guest)).toEqual({ granted: true, may_act: false })
  })

  it('stops where a page on the way up does not inherit', () => {
    const chain = [
      child,
      aNode({ page_id: 'program', parent: 'top', require_authentication: true }),
      aNode({ page_id: 'top', is_private: true }),
    ]
    expect(decide(chain, member)).toEqual(open)
    expect(decide(chain, guest)).toEqual(signIn)
  })

  it('decides a private parent by the entitlement to the parent', () => {
    const chain = [child, aNode({ page_id: 'program', is_private: true })]
    expect(decide(chain, invited)).toEqual(hidden)
    expect(decide(chain, aViewer({ page_entitlements: new Set(['program']) }))).toEqual(open)
  })

  it('opens below a private parent by a product that includes the parent, and not by one that includes the page', () => {
    const below = (page: Partial<AccessNode>, program: Partial<AccessNode>) => [
      { ...child, ...page },
      aNode({ page_id: 'program', is_private: true, ...program }),
    ]
    expect(decide(below({}, { included_in: ['gold'] }), gold)).toEqual(open)
    expect(decide(below({ included_in: ['gold'] }, {}), gold)).toEqual(hidden)
    expect(decide(below({ is_private: true }, { included_in: ['gold'] }), gold)).toEqual(hidden)
    expect(decide(below(included, { included_in: ['gold'] }), gold)).toEqual(open)
  })

  it('lets a free lesson be browsed in a program that is sold', () => {
    const chain = [{ ...child, allow_browsing: true }, aNode({ page_id: 'program', ...purchaseGate })]
    expect(decide(chain, member)).toEqual(browse)
    expect(decide(chain, guest)).toEqual(buy)
  })

  it('names the products of the first missing gate to a member who browses', () => {
    const chain = [
      { ...child, allow_browsing: true, require_purchase: true, products: ['bronze'] },
      aNode({ page_id: 'program', ...purchaseGate }),
    ]
    expect(decide(chain, member)).toMatchObject({ products: ['gold', 'silver'], overlay: 'offer' })
    expect(decide(chain, gold)).toMatchObject({ may_act: false, products: ['bronze'], overlay: null })
  })

  it('does not hand allow_browsing down', () => {
    const chain = [child, aNode({ page_id: 'program', ...purchaseGate, allow_browsing: true })]
    expect(decide(chain, member)).toEqual(buy)
  })

  it('counts the drip of a lesson from the start of the nearest program above', () => {
    const lesson = { ...child, inherit: false, is_scheduled: true, unlock_duration_seconds: 3600 }
    const chain = [
      lesson,
      aNode({ page_id: 'program', parent: 'shelf', is_progress_root: true }),
      aNode({ page_id: 'shelf', is_progress_root: true }),
    ]
    expect(decide(chain, member)).toEqual({ ...start, start_page_id: 'program' })
    const early = aViewer({ run_starts: new Map([['shelf', '2020-01-01T00:00:00.000Z']]) })
    expect(decide(chain, early)).toEqual({ ...start, start_page_id: 'program' })
    const started = aViewer({ run_starts: new Map([['program', '2026-05-10T11:00:00.000Z']]) })
    expect(decide(chain, started)).toEqual(open)
  })

  it('locks a lesson by its drip although its program is completed, and a program although its lesson is', () => {
    const chain = [{ ...child, ...later }, aNode({ page_id: 'program', ...later })]
    const completing = (...ids: string[]) => aViewer({ completed_page_ids: new Set(ids) })
    const scheduledDenial = until(later.unlocks_at)
    expect(decide(chain, completing('program'))).toEqual(scheduledDenial)
    expect(decide(chain.slice(1), completing(child.page_id))).toEqual(scheduledDenial)
    expect(decide(chain, completing(child.page_id))).toEqual(open)
    expect(decide(chain.slice(1), completing('program'))).toEqual(open)
  })

  it('returns the latest date when several levels are scheduled', () => {
    const chain = [
      { ...child, ...later },
      aNode({ page_id: 'program', is_scheduled: true, unlocks_at: '2026-06-01T00:00:00.000Z' }),
    ]
    expect(decide(chain, member)).toEqual(until('2026-06-01T00:00:00.000Z'))
  })

  it('counts drip periods at midnight in the zone of the app', () => {
    const weekly = aNode({
      is_progress_root: true,
      is_scheduled: true,
      schedule_interval: 1,
      schedule_period: 'week',
    })
    const viewer = startedAt('2026-05-03T20:00:00.000Z')
    const opens = (zone: string) => decideAccess(anApp(), [weekly], viewer, noon, zone)
    expect(opens('Europe/Berlin')).toEqual(until('2026-05-10T22:00:00.000Z'))
    expect(opens('Asia/Tokyo')).toEqual(until('2026-05-11T15:00:00.000Z'))
  })
})
