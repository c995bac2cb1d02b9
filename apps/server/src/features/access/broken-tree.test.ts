import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp } from '#test/factories/apps.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer } from '#test/harness.ts'
import { bumpAccessEpoch } from '../apps/index.ts'

describe('gates', () => {
  it('apply as soon as any server changes them', async () => {
    const api = await aServer()
    const app = await anApp()
    const [inner, outer] = [await aPage(app), await aPage(app)]
    const page = await aPage(app, { parent: inner })
    await publishApp(app)
    const member = await aMember(app)
    const reason = async () =>
      (await api.as(member).call('pages.getPageAccess', { id: page.id })).reason ?? 'granted'
    const change = (set: ReturnType<typeof sql>) =>
      api.inApp(app.id, async (tx) => {
        await sql`update access_nodes ${set}`.execute(tx)
        await bumpAccessEpoch(tx)
      })
    expect([await reason(), await reason()]).toEqual(['granted', 'granted'])
    await change(
      sql`set require_purchase = true, products = ${[newId()]}::uuid[] where page_id = ${outer.id}`,
    )
    expect(await reason()).toBe('granted')
    await change(sql`set parent_id = ${outer.id} where page_id = ${page.id}`)
    expect([await reason(), await reason()]).toEqual(['PURCHASE_REQUIRED', 'PURCHASE_REQUIRED'])
    await change(sql`set parent_id = ${inner.id} where page_id = ${page.id}`)
    expect(await reason()).toBe('granted')
  })
})

describe('a tree that runs in a circle', () => {
  it('grants no access, is reported and counted once, and is shown to the owner', async () => {
    const api = await aServer()
    const countFaults = async () => {
      const { text } = await api.raw('GET', '/metrics')
      return Number(/^foyer_tree_faults_total\{fault="loop"\} (\d+)$/m.exec(text)?.[1])
    }
    const before = await countFaults()
    const app = await anApp()
    const [one, two] = [await aPage(app), await aPage(app)]
    await publishApp(app)
    const member = await aMember(app)
    await api.inApp(app.id, async (tx) => {
      for (const [id, parent] of [
        [one.id, two.id],
        [two.id, one.id],
      ]) {
        await sql`update access_nodes set parent_id = ${parent} where page_id = ${id}`.execute(tx)
        await sql`update pages set parent_id = ${parent} where id = ${id}`.execute(tx)
      }
      await bumpAccessEpoch(tx)
    })
    const read = () => api.as(member).call('pages.getPageBody', { id: one.id })
    for (let n = 0; n < 3; n += 1) await expect(read()).rejects.toMatchObject({ status: 404 })
    const log_lines = api
      .logged()
      .split('\n')
      .filter((line) => line.includes('above a page is broken'))
    expect(log_lines.filter((line) => line.includes(one.id))).toHaveLength(1)
    expect((await countFaults()) - before).toBe(1)

    const { items } = await api.as({ ...app.owner, slug: app.slug }).call('pages.listPages', {})
    expect(
      items
        .filter((item) => item.gate === 'broken')
        .map((item) => item.page_id)
        .toSorted(),
    ).toEqual([one.id, two.id].toSorted())
  })
})
