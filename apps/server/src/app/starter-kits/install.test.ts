import { beforeAll, describe, expect, it } from 'vitest'
import type { StarterKitName } from '@foyer/contract/apps/shapes'
import type { OutputFor } from '@foyer/contract/client'
import { pageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { aMember } from '#test/factories/identity.ts'
import { aPurchase } from '#test/factories/commerce.ts'
import { anOwner, type TestTeamMember } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let owner: TestTeamMember
let app: OutputFor<'apps.createApp'>

beforeAll(async () => {
  api = await aServer()
  owner = await anOwner()
  app = await create('strength', 'iron-kit')
})

const create = (starter_kit: StarterKitName, slug: string, default_locale: 'en' | 'ar' = 'en') =>
  api.as(owner).call('apps.createApp', {
    name: 'Ironwood',
    slug,
    starter_kit,
    primary_color: '#b04a22',
    default_locale,
  })

async function indexAt(path: string, slug = app.slug) {
  const answer = await api.raw('GET', `/_pages${path === '/' ? '' : path}/index.json`, {
    host: `${slug}.localhost`,
  })
  return pageIndex.parse(answer.json())
}

describe('an app from the strength kit', () => {
  it('is published when its owner hears of it', () => {
    expect(app.release_id).not.toBeNull()
    expect(app.has_unpublished_settings).toBe(false)
  })

  it.each(['/', '/about', '/programs', '/journal', '/kitchen', '/exercises', '/exercises/goblet-squat'])(
    'shows %s to anyone',
    async (path) => {
      expect((await indexAt(path)).kind).toBe('open')
    },
  )

  it('lists what guests may try on its home page, and shows that the program is sold', async () => {
    const home = await indexAt('/')
    const links = Object.values(home.links)
    const gate = (path: string) => links.find((link) => link.path === path)?.gate
    expect(gate('/programs/hips-open')).toBe('open')
    expect(gate('/programs/slow-burn')).toBe('purchase')
    expect(gate('/kitchen/ember-chicken-traybake')).toBe('purchase')
  })

  it.each([
    ['/programs/slow-burn', 'purchase', 2],
    ['/programs/slow-burn/week-1/squat-and-brace', 'purchase', 2],
    ['/kitchen/ember-chicken-traybake', 'purchase', 1],
    ['/journal/the-week-you-are-tired', 'login', 0],
    ['/journal/your-first-strict-pull-up', 'login', 0],
  ])('keeps %s behind %s', async (path, kind, product_count) => {
    const index = await indexAt(path)
    expect(index.kind).toBe('gated')
    const [gate] = index.page.page_access
    expect([gate?.kind, gate?.product_ids.length]).toEqual([kind, product_count])
    expect(index).not.toHaveProperty('page.blocks')
  })

  it('unlocks its last week two weeks after the start, and shows guests only the price', async () => {
    const { page } = await indexAt('/programs/slow-burn/week-3')
    expect(page.page_access.map((gate) => gate.kind)).toEqual(['purchase'])
    const tree = await api.raw('GET', `/_pages/_trees/${page.root_id}.json`, {
      host: `${app.slug}.localhost`,
    })
    const { nodes } = pageTreeFile.parse(tree.json())
    expect(nodes[page.page_id]).toMatchObject({ require_purchase: true, is_scheduled: false })
    const member = api.as(await aMember({ ...app, account_id: owner.account_id }))
    const all = await member.call('pages.getTreeGates', { root: page.root_id })
    expect(all.nodes[page.page_id]).toMatchObject({
      is_scheduled: true,
      unlock_duration_seconds: 1_209_600,
    })
  })

  it('sells products that can be bought', async () => {
    const { products } = await api.as({ slug: app.slug }).call('commerce.listProducts', {})
    expect(products.map((product) => product.title).toSorted()).toEqual([
      'Hotel room week',
      'Ironwood All-in',
      'Pull-up Primer',
      'Slow Burn',
      'Strong anywhere',
    ])
    const parts = products.find(({ title }) => title === 'Strong anywhere')?.includes
    expect(parts?.map(({ title }) => title)).toEqual(['Pull-up Primer', 'Hotel room week'])
  })

  it('leads its tabs to pages that are there', async () => {
    const { navigation } = await api.as({ slug: app.slug }).call('apps.getApp')
    expect(navigation.map((tab) => tab.path)).toEqual([
      '/',
      '/discover/programs',
      '/me/schedule',
      '/me/messages',
      '/me/account',
      '/programs',
    ])
  })

  it('shows the coach with a picture that anyone may see', async () => {
    const index = await indexAt('/journal/why-slow-reps-build-strong-backs')
    const [picture] = Object.values(index.media)
    expect(picture?.src).toMatch(/^\/media\/public\//)
    expect((await api.raw('GET', picture?.src ?? '', { host: `${app.slug}.localhost` })).status).toBe(200)
  })

  it('has its own files: a document and a sound that readers of their page open', async () => {
    const found = await Promise.all(
      ['/programs/form-check', '/journal/why-slow-reps-build-strong-backs'].map(async (path) => {
        const { page, files } = await indexAt(path)
        const [file] = Object.values(files ?? {})
        const opened = await api.raw('GET', `/media/open/${page.page_id}/${file?.id}`, {
          host: `${app.slug}.localhost`,
        })
        const read = await api.raw('GET', String(opened.headers['location']), {
          host: `${app.slug}.localhost`,
        })
        return [file?.name, file?.kind, file?.seconds && Math.round(file.seconds), read.status]
      }),
    )
    expect(found).toEqual([
      ['Form checklist', 'file', null, 200],
      ['Count to three', 'audio', 18, 200],
    ])
  })

  it('greets buyers of the program with a first comment of its owner, who is the user of View app', async () => {
    const { products } = await api.as({ slug: app.slug }).call('commerce.listProducts', {})
    const program = products.find((product) => product.title === 'Slow Burn')
    if (!program) throw new Error('The program is not sold.')
    const { page } = await indexAt('/programs/slow-burn')
    const member = await aMember({ ...app, account_id: owner.account_id })
    const thread = { id: page.page_id }
    await expect(api.as(member).call('messaging.listMessages', thread)).rejects.toMatchObject({ status: 403 })
    await aPurchase(
      member,
      await api.as({ ...owner, slug: app.slug }).call('commerce.getStudioProduct', { id: program.id }),
    )

    const { messages } = await api.as(member).call('messaging.listMessages', thread)
    const [first] = owner.name.split(' ')
    expect(messages).toMatchObject([
      {
        message: expect.stringContaining(`Welcome to Ironwood. I’m ${first}`),
        user: { name: owner.name, is_admin: true },
      },
    ])
    await api.as({ ...owner, slug: app.slug }).call('members.viewApp', {})
    const users = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('users')
        .select(['id', 'is_app_messaging_profile', 'is_account_admin'])
        .where('app_id', '=', app.id)
        .where('team_member_id', 'is not', null)
        .execute(),
    )
    expect(users).toEqual([
      { id: messages[0]?.user?.user_id, is_app_messaging_profile: true, is_account_admin: true },
    ])
  })

  it('completes the guide steps that the kit covers', async () => {
    const { steps } = await api.as({ ...owner, slug: app.slug }).call('apps.getSetup')
    const done = steps.filter((step) => step.is_done).map((step) => step.name)
    expect(done).toEqual(expect.arrayContaining(['brand', 'publish']))
  })
})

describe('two apps from the same kit', () => {
  it('share nothing: neither pages nor products', async () => {
    const second = await create('strength', 'iron-kit-two')
    const pages = await Promise.all([indexAt('/'), indexAt('/', second.slug)])
    const ids = pages.map((index) => new Set(Object.keys(index.links)))
    expect([...(ids[0] ?? [])].filter((id) => ids[1]?.has(id))).toEqual([])
  })
})

describe('an app in Arabic', () => {
  it('has its pages and products in Arabic, at the same addresses', async () => {
    const { slug } = await create('strength', 'iron-kit-ar', 'ar')
    const [{ page }, { products }] = await Promise.all([
      indexAt('/programs', slug),
      api.as({ slug }).call('commerce.listProducts', {}),
    ])
    expect(page.page_title).toBe('البرامج')
    const titles = new Set(products.map((product) => product.title))
    expect(titles).toEqual(
      new Set([
        'نار هادئة',
        'اشتراك Ironwood الشامل',
        'تمهيد العقلة',
        'أسبوع في غرفة الفندق',
        'قوي في كل مكان',
      ]),
    )
    expect((await indexAt('/programs/slow-burn', slug)).kind).toBe('gated')
  })
})

describe.each([
  {
    kit: 'yoga',
    open: [
      '/',
      '/practice/hello-sun',
      '/poses/downward-dog',
      '/journal/breath-before-shape',
      '/together/park-practice',
    ],
    program: '/practice/three-weeks',
    pack: '/practice/desk-rescue',
    products: ['Back to the mat', 'Desk rescue', 'Ironwood Membership'],
  },
  {
    kit: 'nutrition',
    open: ['/', '/recipes/berry-oats', '/reads/nothing-is-forbidden', '/plan/cook-along', '/before-we-begin'],
    program: '/plan/three-good-weeks',
    pack: '/plan/lunch-box',
    products: ['Ironwood Membership', 'The lunch box', 'Three good weeks'],
  },
] as const)('an app from the $kit kit', ({ kit, open, program, pack, products }) => {
  it('shows its open pages, sells its program and its pack, and lists what it sells', async () => {
    const { slug, release_id } = await create(kit, `iron-${kit}`)
    expect(release_id).not.toBeNull()
    const pages = await Promise.all([...open, program, pack].map((path) => indexAt(path, slug)))
    expect(pages.map(({ kind }) => kind)).toEqual([...open.map(() => 'open'), 'gated', 'gated'])
    const { products: sold } = await api.as({ slug }).call('commerce.listProducts', {})
    expect(sold.map(({ title }) => title).toSorted()).toEqual(products)
  })
})

describe('an app without a kit', () => {
  it('is switched off until its owner switches it on; then it shows a start page with its name and nothing to buy', async () => {
    const { slug, access, switched_off_at } = await create('blank', 'iron-blank')
    expect(access.is_private).toBe(false)
    expect(switched_off_at).not.toBeNull()
    const refused = { status: 503, code: 'app_switched_off' }
    await expect(api.as({ slug }).call('commerce.listProducts', {})).rejects.toMatchObject(refused)

    await api.as({ ...owner, headers: { 'x-app-slug': slug } }).call('apps.switchOn', {})
    expect(JSON.stringify(await indexAt('/', slug))).toContain('Ironwood')
    expect((await api.as({ slug }).call('commerce.listProducts', {})).products).toEqual([])
  })
})
