import { beforeAll, describe, expect, it, vi } from 'vitest'
import { anEar, say, type Ear } from '../factories/messaging.ts'
import { aPicture } from '../factories/media.ts'
import { aBlock, aPage, aTextBlock, publishApp, type TestPage } from '../factories/pages.ts'
import type { Caller } from '../harness.ts'
import { ownerOf } from '../matrix/objects.ts'
import { lookThroughCalls, lookThroughFiles, type Sighting } from './look.ts'
import { aPlace, type Place } from './place.ts'

/** A page full of words that stand nowhere else. */
type Canary = {
  name: string
  page: TestPage
  media_id: string
  /** Words that only the page's readers may see. */
  hidden: string[]
  /** Title and description: the shell of a gated page, and nothing at all of a private one. */
  shell: string[]
}

/** What a release takes from strangers, files of pictures are gone within (security, "Media of gated pages"). */
const FILES_GONE = { timeout: 5_000, interval: 50 }
/** So soon live connections hear nothing more (security, rule 7). */
const EARS_SHUT = { timeout: 2_000, interval: 20 }

let place: Place
beforeAll(async () => {
  place = await aPlace()
}, 120_000)

const owner = () => place.world.api.as(ownerOf(place.world.app))
const publish = () => publishApp(place.world.app)
const host = () => `${place.world.app.slug}.localhost`
const raw = (path: string, headers: Record<string, string> = {}) =>
  place.world.api.raw('GET', path, { host: host(), headers })
const move = (page: TestPage, parent: TestPage | null) =>
  owner().call('pages.movePage', { id: page.id, parent_id: parent?.id ?? null, position: 0 })
const image = (media_id: string, alt: string) => aBlock('image', { image: { media_id, alt } })

/** A page full of words that stand nowhere else, without any gate of its own. */
async function aPlainPage(name: string, parent?: TestPage): Promise<Canary> {
  const { app } = place.world
  const word = (field: string) => `canary${name}${field}`
  const picture = await aPicture(app, { name: word('file') })
  const page = await aPage(app, {
    ...{ content_type: 'article', title: word('title'), path: `/${word('path')}` },
    ...(parent ? { parent } : {}),
    draft: {
      ...{ og_description: word('description'), is_commentable: true },
      blocks: [aTextBlock(word('text')), image(picture.id, word('alt'))],
    },
  })
  return {
    ...{ name, page, media_id: picture.id },
    hidden: [...['text', 'alt', 'file', 'comment', 'later'].map(word), picture.id],
    shell: [word('title'), word('description')],
  }
}

/** The address of its picture, which anyone may read now. */
async function openAddress({ page, media_id }: Canary): Promise<string> {
  const index = (await raw(`/_pages${page.path}/index.json`)).json() as {
    media: Record<string, { src: string }>
  }
  const address = index.media[media_id]?.src ?? ''
  expect(address).toContain('/media/public/')
  expect((await raw(address)).status).toBe(200)
  return address
}

/** What those who hold nothing see of a page, wherever one may look. */
async function seenByStrangers({ page, media_id }: Canary): Promise<Sighting[]> {
  const { world, holder, without } = place
  const pages = [{ page, action_ids: [], media_ids: [media_id], schedule_item: null }]
  const strangers: Caller[] = [world.callers.anonymous, without]
  const seen: Sighting[] = []
  const see = (one: Sighting) => void seen.push(one)
  for (const caller of strangers) {
    await lookThroughFiles({ world, holder, pages }, { caller }, true, see)
    await lookThroughCalls({ world, holder, pages }, { caller }, (call) => call.method === 'GET', see)
  }
  return seen
}

/** The words of a list that somebody saw, each with where. */
function findWords(seen: readonly Sighting[], words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const places = new Set(seen.filter(({ text }) => text.includes(word)).map(({ surface }) => surface))
    return [...places].map((surface) => `${word} on ${surface}`)
  })
}

async function expectDead(address: string): Promise<void> {
  const conditional = { 'if-none-match': `"${address.slice('/media/'.length)}"` }
  await expect.poll(async () => (await raw(address)).status, FILES_GONE).toBe(404)
  expect((await raw(address, conditional)).status).toBe(404)
}

/** The tags under which a browser keeps what everyone may read of a page. */
async function tagsOf({ page }: Canary): Promise<Map<string, string>> {
  const tags = new Map<string, string>()
  for (const path of [page.path, `/_pages${page.path}/index.json`]) {
    const { status, headers } = await raw(path)
    expect([path, status, typeof headers['etag']]).toEqual([path, 200, 'string'])
    tags.set(path, String(headers['etag']))
  }
  return tags
}

/** What was kept under a tag is never said to be good still. */
async function expectOutdated(tags: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, tag] of tags)
    await expect
      .poll(async () => (await raw(path, { 'if-none-match': tag })).status, FILES_GONE)
      .not.toBe(304)
}

/** Strangers who listen to a page that they may read. */
async function listenTo({ page, name }: Canary): Promise<Ear> {
  const ear = await anEar(place.without)
  await ear.listen(page.id)
  await say(place.holder, page.id, `canary${name}comment`)
  await vi.waitFor(() => expect(JSON.stringify(ear.frames)).toContain(`canary${name}comment`))
  return ear
}

/** Whoever holds what opens the page reads it, with a signed picture, and talks on. */
async function expectReadByHolder({ name, page, media_id }: Canary): Promise<void> {
  await say(place.holder, page.id, `canary${name}later`)
  const body = await place.world.api.as(place.holder).call('pages.getPageBody', { id: page.id })
  expect(body.media[media_id]?.src).toContain('/media/private/')
}

type Way = {
  /** Whether not even its title may be known afterwards. */
  is_unknowable: boolean
  /** Makes the page, open to everyone. */
  make: (name: string) => Promise<Canary>
  /** Publishes, or goes back to, what takes it from strangers. */
  take: (canary: Canary) => Promise<unknown>
  /** Whether some member reads it still. */
  is_read: boolean
}

async function anOpenPage(name: string): Promise<Canary> {
  const canary = await aPlainPage(name)
  await publish()
  return canary
}

const moveAndPublish = (gate: 'bought' | 'private') => async (canary: Canary) => {
  await move(canary.page, place.gates[gate])
  await publish()
}

let gated_release = ''

const ways: Record<string, Way> = {
  moved: { is_unknowable: false, is_read: true, make: anOpenPage, take: moveAndPublish('bought') },
  hidden: { is_unknowable: true, is_read: true, make: anOpenPage, take: moveAndPublish('private') },
  deleted: {
    ...{ is_unknowable: true, is_read: false, make: anOpenPage },
    take: async ({ page }) => {
      await owner().call('pages.deletePage', { id: page.id })
      await publish()
    },
  },
  undone: {
    ...{ is_unknowable: false, is_read: true },
    make: async (name) => {
      const canary = await aPlainPage(name, place.gates.bought)
      gated_release = await publish()
      await move(canary.page, null)
      await publish()
      return canary
    },
    take: () => owner().call('pages.restoreRelease', { id: gated_release }),
  },
}

describe('what a release takes from strangers', { timeout: 120_000 }, () => {
  it.each(Object.keys(ways))('is told nowhere once a page is %s', async (name) => {
    const way = ways[name]
    if (!way) throw new Error(`There is no way named ${name}.`)
    const canary = await way.make(name)
    const address = await openAddress(canary)
    const tags = await tagsOf(canary)
    const ear = await listenTo(canary)
    expect(findWords(await seenByStrangers(canary), [`canary${name}text`])).not.toEqual([])

    await way.take(canary)
    await vi.waitFor(
      () => expect(ear.frames.some((frame) => frame.type === 'unsubscribed')).toBe(true),
      EARS_SHUT,
    )
    await expectDead(address)
    await expectOutdated(tags)
    if (way.is_read) await expectReadByHolder(canary)
    expect(JSON.stringify(ear.frames)).not.toContain(`canary${name}later`)
    const words = [...canary.hidden, address, ...(way.is_unknowable ? canary.shell : [])]
    expect(findWords(await seenByStrangers(canary), words)).toEqual([])
    ear.close()
  })

  it('takes along a picture that went from an open page to a gated one', async () => {
    const open = await aPlainPage('painted')
    const gated = await aPlainPage('repainted', place.gates.bought)
    await publish()
    const address = await openAddress(open)
    for (const [page, blocks] of [
      [open.page, [aTextBlock('canarypaintedtext')]],
      [gated.page, [image(open.media_id, 'canaryrepaintedalt')]],
    ] as const) {
      const { revision, draft } = await owner().call('pages.getStudioPage', { id: page.id })
      await owner().call('pages.saveDraft', {
        id: page.id,
        revision,
        draft: { ...draft, blocks: [...blocks] },
      })
    }
    await publish()
    const body = await place.world.api.as(place.holder).call('pages.getPageBody', { id: gated.page.id })
    expect(body.media[open.media_id]?.src).toContain('/media/private/')
    await expectDead(address)
    const seen = [...(await seenByStrangers(open)), ...(await seenByStrangers(gated))]
    expect(findWords(seen, [address, open.media_id, 'canaryrepaintedalt'])).toEqual([])
  })

  it('counts no lessons that strangers may not know of', async () => {
    const { app } = place.world
    const program = await aPage(app, { path: '/counted', content_type: 'program', title: 'Counted' })
    const stage = await aPage(app, { parent: program, title: 'Week 1' })
    await aPage(app, { parent: stage, title: 'Seen' })
    for (const title of ['Unseen', 'Unseen too'])
      await aPage(app, { parent: stage, title, node: { is_private: true } })
    const collection = aBlock('collection', { source: 'pages', page_ids: [program.id] })
    const list = await aPage(app, { path: '/counted-list', title: 'List', draft: { blocks: [collection] } })
    await publish()
    const seen = await seenByStrangers({ ...(await aPlainPage('counting')), page: list })
    const counts = seen.flatMap(({ text }) =>
      [...text.matchAll(/\\?"lessons\\?":(\d+)/gu)].map(([, count]) => count),
    )
    expect(counts.length).toBeGreaterThan(0)
    expect(new Set(counts)).toEqual(new Set(['1']))
  })
})
