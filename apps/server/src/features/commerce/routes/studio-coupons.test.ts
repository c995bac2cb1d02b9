import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, MONTHLY, TRIAL, versionOf } from '#test/factories/commerce.ts'
import { aCoupon } from '#test/factories/coupons.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const studio = (of: TestApp = app) => api.as({ ...of.owner, slug: of.slug })
const percent = (percent_off: number) => ({ kind: 'percent' as const, percent_off })

describe('coupons in the studio', () => {
  it('are for the team of their app alone', async () => {
    const [member, other] = [await aMember(app), await anApp()]
    const { id } = await aCoupon(app, { code: 'TEAM' })
    await expect(api.as(member).call('commerce.listCoupons')).rejects.toMatchObject({ status: 401 })
    expect((await studio(other).call('commerce.listCoupons')).items).toEqual([])
    for (const call of ['getCoupon', 'pauseCoupon', 'resumeCoupon', 'archiveCoupon'] as const)
      await expect(studio(other).call(`commerce.${call}`, { id })).rejects.toMatchObject({ status: 404 })
    const change = { id, code: 'MINE', discount: percent(90) }
    await expect(studio(other).call('commerce.updateCoupon', change)).rejects.toMatchObject({ status: 404 })
    expect((await studio().call('commerce.getCoupon', { id })).code).toBe('TEAM')
  })

  it('have codes that differ in more than case, until they are archived', async () => {
    const { id, code } = await aCoupon(app, { code: 'Autumn_1' })
    const again = { code: 'AUTUMN_1', discount: percent(5) }
    const taken = { code: 'invalid', problem: { errors: [{ path: 'code', code: 'code_taken' }] } }
    await expect(studio().call('commerce.createCoupon', again)).rejects.toMatchObject(taken)
    const second = await aCoupon(app, { code: 'Autumn_2' })
    const renamed = { id: second.id, code: 'autumn_1', discount: percent(5) }
    await expect(studio().call('commerce.updateCoupon', renamed)).rejects.toMatchObject(taken)
    await studio().call('commerce.archiveCoupon', { id })
    await expect(studio().call('commerce.archiveCoupon', { id })).rejects.toMatchObject({ status: 404 })
    const { items } = await studio().call('commerce.listCoupons', { term: 'autumn' })
    expect(items.map((item) => item.code)).toEqual(['Autumn_2'])
    await expect(studio().call('commerce.createCoupon', again)).resolves.toMatchObject({ state: 'active' })
    const archived = await studio().call('commerce.listCoupons', { is_archived: true })
    expect(archived.items).toMatchObject([{ id, code, state: 'archived' }])
  })

  it('retain what changed, by whom, and refuse a save over another one', async () => {
    const coupon = await aCoupon(app, { code: 'HISTORY' })
    const { id, revision } = coupon
    const change = { id, code: 'HISTORY', discount: percent(30), max_uses: 50, max_uses_each: null, revision }
    await expect(studio().call('commerce.updateCoupon', change)).resolves.toMatchObject({ revision: 2 })
    await expect(studio().call('commerce.updateCoupon', change)).rejects.toMatchObject({
      code: 'stale_revision',
    })
    await studio().call('commerce.pauseCoupon', { id })
    await expect(studio().call('commerce.pauseCoupon', { id })).resolves.toMatchObject({ revision: 3 })
    const { changes, state } = await studio().call('commerce.getCoupon', { id })
    expect(state).toBe('paused')
    expect(changes.map(({ action, fields }) => [action, fields.toSorted()])).toEqual([
      ['paused', []],
      ['updated', ['discount', 'max_uses']],
      ['created', []],
    ])
    expect(changes[0]?.changed_by).toMatchObject({ id: app.owner.team_member_id })
  })

  it.each([
    ['a code with a blank inside', { code: 'A B' }, 'code'],
    ['more than the whole', { discount: percent(101) }, 'discount.percent_off'],
    ['an end before the start', { starts_on: '2027-02-02', ends_on: '2027-02-01' }, 'ends_on'],
    ['a product of nobody', { product_ids: [newId()] }, 'product_ids.0'],
    ['a price of nobody', { version_ids: [newId()] }, 'version_ids.0'],
    [
      'one currency twice',
      {
        discount: {
          kind: 'fixed' as const,
          amounts_off: [
            { amount: 100, currency: 'EUR' },
            { amount: 200, currency: 'EUR' },
          ],
        },
      },
      'discount.amounts_off.1.currency',
    ],
    [
      'an amount that cannot be charged',
      { discount: { kind: 'fixed' as const, amounts_off: [{ amount: 1005, currency: 'KWD' }] } },
      'discount.amounts_off.0.amount',
    ],
  ])('refuse %s', async (_sentence, input, path) => {
    await expect(
      studio().call('commerce.createCoupon', { code: 'WRONG', discount: percent(5), ...input }),
    ).rejects.toMatchObject({ code: 'invalid', problem: { errors: [{ path }] } })
  })

  it('show on a real product what is paid when', async () => {
    const product = await aProduct(app, { versions: [TRIAL] })
    const preview = (periods: number, discount = percent(50)) =>
      studio().call('commerce.previewCoupon', {
        product_id: product.id,
        version_id: versionOf(product),
        discount,
        periods,
      })
    const amounts = async (periods: number) => (await preview(periods)).schedule.map((one) => one.amount)
    expect(await amounts(1)).toEqual([0, 1450, 2900])
    expect(await amounts(0)).toEqual([0, 1450])
    const three = await preview(3)
    expect(three.schedule.map((one) => one.amount)).toEqual([0, 1450, 2900])
    const [, first, full] = three.schedule.map((one) => Date.parse(one.at))
    expect(Math.round(((full ?? 0) - (first ?? 0)) / 86_400_000)).toBeGreaterThan(88)
    expect(await preview(1, percent(99))).toMatchObject({
      refusal: 'below_minimum',
      preview: { recurring: { next_amount: 2900 }, coupon: null },
    })
  })

  it('show the renewals of a price without a trial', async () => {
    const product = await aProduct(app, { versions: [MONTHLY] })
    const shown = await studio().call('commerce.previewCoupon', {
      product_id: product.id,
      version_id: versionOf(product),
      discount: percent(50),
      periods: 2,
    })
    expect(shown.schedule.map((one) => one.amount)).toEqual([1450, 1450, 2900])
  })
})
