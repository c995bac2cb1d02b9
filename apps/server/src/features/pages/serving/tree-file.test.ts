import { beforeAll, describe, expect, it } from 'vitest'
import { getAccessChain, decideAccess, type AccessNode } from '@foyer/domain/access'
import { pageTreeFile, type PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { aGrant, aRevocation, stubProducts } from '#test/factories/access.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, usePlainRenderer, get, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { PLAIN_NODE } from '../../access/index.ts'

const product = newId()

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  await stubProducts({ [product]: 'Platinum' })
})

async function readTreeFile(app: TestApp, root: TestPage): Promise<PageTreeFile> {
  return pageTreeFile.parse((await get(app, `/_pages/_trees/${root.id}.json`)).json())
}

describe('the access tree of a root', () => {
  it('contains the gates of pages that guests may know of, and no texts', async () => {
    const app = await anApp()
    const node = { is_progress_root: true }
    const root = await aPage(app, { path: '/program', content_type: 'program', title: 'Base', node })
    const gate = { require_purchase: true, products: [product] }
    const stage = await aPage(app, { parent: root, title: 'Week 1', node: gate })
    const hidden = await aPage(app, { parent: root, title: 'Notes', node: { is_private: true } })
    await aPage(app, { parent: hidden, title: 'Below notes' })
    await publishApp(app)

    const answer = await get(app, `/_pages/_trees/${root.id}.json`)
    const file = pageTreeFile.parse(answer.json())
    expect(Object.keys(file.nodes)).toEqual([root.id, stage.id])
    expect(file.nodes[stage.id]).toMatchObject({ parent: root.id, ...gate })
    expect(answer.text).not.toContain('Week 1')
    expect((await get(app, `/_pages/_trees/${stage.id}.json`)).status).toBe(404)
    expect((await get(app, `/_pages/_trees/${hidden.id}.json`)).status).toBe(404)
  })

  const LOGIN = { require_authentication: true }
  const SOLD = { require_purchase: true, products: [product] }
  const DATED = { is_scheduled: true, unlocks_at: '2050-01-01T00:00:00.000Z' }
  const DRIPPED = { is_scheduled: true, unlock_duration_seconds: 86_400 }
  const gates = { LOGIN, SOLD, DATED, DRIPPED } as const
  const names = Object.keys(gates) as (keyof typeof gates)[]
  const pairs = names.flatMap((own) => names.map((above) => [own, above] as const))

  it.each(pairs)(
    'tells strangers of %s below %s the first reason alone, and members all',
    async (own, above) => {
      const app = await anApp()
      const root = await aPage(app, { path: '/root', node: { is_progress_root: true, ...gates[above] } })
      const page = await aPage(app, { parent: root, node: gates[own] })
      await publishApp(app)

      const { nodes } = await readTreeFile(app, root)
      const public_nodes = new Map<string, AccessNode>(Object.entries(nodes))
      const plain = { ...PLAIN_NODE, ...gates[own] }
      const real = new Map<string, AccessNode>([
        [root.id, { ...PLAIN_NODE, is_progress_root: true, ...gates[above], page_id: root.id, parent: null }],
        [page.id, { ...plain, page_id: page.id, parent: root.id }],
      ])
      const decide = (tree: ReadonlyMap<string, AccessNode>) =>
        decideAccess(
          app.access,
          getAccessChain(page.id, tree),
          null,
          api.clock.now().toISOString(),
          app.time_zone,
        )
      const [by_file, by_facts] = [decide(public_nodes), decide(real)]
      expect(by_file.granted || by_file.reason).toEqual(by_facts.granted || by_facts.reason)
      const public_node = nodes[page.id]
      const kinds = [
        public_node?.require_authentication,
        public_node?.require_purchase,
        public_node?.is_scheduled,
      ]
      expect([public_node?.inherit, kinds.filter(Boolean).length]).toEqual([false, 1])

      const member = api.as(await aMember(app))
      const { nodes: all } = await member.call('pages.getTreeGates', { root: root.id })
      expect(all).toMatchObject({ [root.id]: gates[above], [page.id]: gates[own] })
    },
  )

  it('gives members no private page that they do not own, and refuses the call to everyone else', async () => {
    const app = await anApp()
    const root = await aPage(app, { path: '/root' })
    const cellar = await aPage(app, { parent: root, node: { is_private: true, is_progress_root: true } })
    const week = { is_scheduled: true, unlock_duration_seconds: 604_800 }
    const below = await aPage(app, { parent: cellar, node: week })
    const inner = await aPage(app, { parent: cellar, node: { is_private: true } })
    const private_page = await aPage(app, { path: '/shut', node: { is_private: true } })
    await publishApp(app)
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { page_id: cellar.id })
    const gates = async (visitor: Caller) =>
      (await api.as(visitor).call('pages.getTreeGates', { root: root.id })).nodes
    expect(Object.keys(await gates(await aMember(app)))).toEqual([root.id])

    const nodes = await gates(member)
    expect(Object.keys(nodes).toSorted()).toEqual([root.id, cellar.id, below.id].toSorted())
    expect(nodes[inner.id]).toBeUndefined()
    expect(nodes[cellar.id]).toMatchObject({ is_private: false, parent: root.id })
    expect(nodes[below.id]).toMatchObject({ ...week, is_private: false, parent: cellar.id })
    expect(JSON.stringify(nodes)).not.toContain('included_in')

    await aRevocation(app, member, { page_id: cellar.id }, cause_id)
    expect(Object.keys(await gates(member))).toEqual([root.id])

    const foreign = await aMember(await anApp())
    const public_node = [
      [await aMember(app), private_page.id],
      [foreign, root.id],
      [member, below.id],
      [member, newId()],
    ] as const
    for (const [caller, id] of public_node) {
      const answer = api.as(caller).call('pages.getTreeGates', { root: id })
      await expect(answer).rejects.toMatchObject({ status: 404 })
    }
    await expect(
      api.as({ slug: app.slug }).call('pages.getTreeGates', { root: root.id }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(
      api.as(atApp(app.owner, app)).call('pages.getTreeGates', { root: root.id }),
    ).rejects.toMatchObject({ status: 401 })
  })
})

describe('the sections of a tree', () => {
  it('list under a locked page what its viewer may open, and no more than its shell does', async () => {
    const app = await anApp()
    const root = await aPage(app, { title: 'Root', node: { require_purchase: true, products: [product] } })
    const stage = await aPage(app, { title: 'Stage', parent: root })
    const sample = await aPage(app, { title: 'Sample', parent: stage, node: { inherit: false } })
    const lesson = await aPage(app, { title: 'Lesson', parent: stage })
    await aPage(app, { title: 'Shut', parent: root })
    await publishApp(app)
    const public_nodes = async (caller: Caller) => {
      const { sections } = await api.as(caller).call('pages.getPageTree', { root: root.id })
      return sections.map(({ title, pages }) => [title, pages.map((page) => page.page_id)])
    }
    const member = await aMember(app)
    for (const caller of [{ slug: app.slug }, member])
      expect(await public_nodes(caller)).toEqual([['Stage', [sample.id]]])
    const { text } = await get(app, `/_pages/_trees/${root.id}.json`)
    expect(text).toContain(sample.id)
    await aGrant(app, member, { product_id: product })
    expect(await public_nodes(member)).toEqual([
      ['Stage', [sample.id, lesson.id]],
      ['Shut', []],
    ])
    const foreign = api.as(await aMember(await anApp())).call('pages.getPageTree', { root: root.id })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })
})
