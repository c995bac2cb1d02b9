import { beforeAll, describe, expect, it } from 'vitest'
import type { OutputFor } from '@foyer/contract/client'
import { pageIndex } from '@foyer/contract/pages/page-index'
import { aGrant, aRevocation, stubProducts } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aFile } from '#test/factories/files.ts'
import { aMember, atApp, type MemberCaller } from '#test/factories/identity.ts'
import { aBlock, aPage, get, publishApp, usePlainRenderer, type TestPage } from '#test/factories/pages.ts'
import { aPreview } from '#test/factories/previews.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const plan = newId()

let api: TestServer
let app: TestApp
let open: TestPage
let sold: TestPage
let film: string
let document: string

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  await stubProducts({ [plan]: 'The plan' })
  app = await anApp()
  film = (await aFile(app)).id
  document = (await aFile(app, 'file', 'Week 1')).id
  const blocks = [
    aBlock('livestream', { video: { media_id: film, poster_id: null } }),
    aBlock('attachment', { file: { media_id: document } }),
  ]
  await api
    .as({ ...app.owner, slug: app.slug })
    .call(
      'media.setCaptions',
      { id: film, locale: 'en', label: 'English' },
      { file: new Blob(['WEBVTT\n\n00:01.000 --> 00:02.000\nIn']) },
    )
  open = await aPage(app, { draft: { blocks } })
  sold = await aPage(app, { draft: { blocks }, node: { require_purchase: true, products: [plan] } })
  await publishApp(app)
})

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status: number }) => error.status,
  )

async function aBuyer(): Promise<MemberCaller & { subscriber_id: string; cause_id: string }> {
  const member = await aMember(app)
  return { ...member, ...(await aGrant(app, member, { product_id: plan })) }
}

/** Opens a file as a player does; the cookies are those of the answer and of the session. */
async function openFilm(page: TestPage, reader: Partial<MemberCaller> = {}, media_id = film) {
  const answer = await api.raw('POST', `/api/v1/pages/${page.id}/media/${media_id}`, {
    host: `${app.slug}.localhost`,
    headers: {
      'content-type': 'application/json',
      ...(reader.token === undefined ? {} : { 'x-user-token': reader.token }),
    },
    body: '{}',
  })
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  return { status: answer.status, body: answer.json() as OutputFor<'pages.openMedia'>, lines }
}

function cookiesOf(lines: readonly string[], path: string, reader: Partial<MemberCaller> = {}) {
  const opened = lines.filter((line) => line.includes(`Path=${path};`)).map((line) => line.split(';')[0])
  const session = reader.cookie_secret === undefined ? [] : [`session=${reader.cookie_secret}`]
  return { cookie: [...session, ...opened].join('; ') }
}

describe('POST /pages/:id/media/:media_id', () => {
  it('opens a video of a page that anyone may read, for a guest, in parts, by a cookie for its path', async () => {
    const { body, lines } = await openFilm(open)
    const { src, captions } = body
    expect(src).toMatch(/^\/media\/private\/[^?]+\.mp4$/)
    expect(lines[0]).toMatch(
      /; Path=\/media\/private\/\S+; Max-Age=600; Secure; HttpOnly; SameSite=None; Partitioned$/,
    )
    const part = await get(app, src, { ...cookiesOf(lines, src), range: 'bytes=0-99' })
    expect([part.status, part.body.length, part.headers['content-type']]).toEqual([206, 100, 'video/mp4'])
    const track = await get(app, captions[0]?.src ?? '', cookiesOf(lines, captions[0]?.src ?? ''))
    expect([track.status, track.headers['content-type']]).toEqual([200, 'text/vtt'])
    expect((await get(app, src)).status).toBe(404)
    expect((await get(app, captions[0]?.src ?? '', cookiesOf(lines, src))).status).toBe(404)
  })

  it('opens a video of a page that is sold for its buyers only, and closes it when their access ends', async () => {
    const buyer = await aBuyer()
    const { body, lines } = await openFilm(sold, buyer)
    const status = async (reader: Partial<MemberCaller>) =>
      (await get(app, body.src, cookiesOf(lines, body.src, reader))).status
    expect(await status(buyer)).toBe(200)
    expect(await status({})).toBe(404)
    expect(await status(await aMember(app))).toBe(404)
    expect([(await openFilm(sold)).status, (await openFilm(sold, await aMember(app))).status]).toEqual([
      404, 404,
    ])

    await aRevocation(app, buyer, { product_id: plan }, buyer.cause_id)
    await expect.poll(() => status(buyer)).toBe(404)
    expect((await openFilm(sold, buyer)).status).toBe(404)
  })

  it('opens a video that a button shows on the whole screen, also one of the page itself', async () => {
    const own = (await aFile(app)).id
    const lightbox = (media_id: string) => ({
      id: newId(),
      type: 'open_lightbox' as const,
      image: null,
      video: { media_id, poster_id: null },
    })
    const page_action = { action_type: 'generic_button' as const, text: 'Watch', post_action_button_text: '' }
    const page = await aPage(app, {
      draft: {
        blocks: [aBlock('button', { text: 'Film', action: lightbox(film) })],
        page_actions: [{ id: newId(), ...page_action, block_action: lightbox(own) }],
      },
    })
    await publishApp(app)
    const { files } = await api.as({ slug: app.slug }).call('pages.getPageBody', { id: page.id })
    expect(Object.keys(files ?? {}).toSorted()).toEqual([film, own].toSorted())
    expect([(await openFilm(page)).status, (await openFilm(page, {}, own)).status]).toEqual([200, 200])
  })

  it('opens only what the page shows, and no document', async () => {
    const other = (await aFile(app)).id
    expect((await openFilm(open, {}, other)).status).toBe(404)
    expect((await openFilm(open, {}, document)).status).toBe(404)
    const elsewhere = await anApp()
    const foreign = (await aFile(elsewhere)).id
    expect((await openFilm(open, {}, foreign)).status).toBe(404)
    const stranger = await aMember(elsewhere)
    expect(await statusOf(api.as(stranger).call('pages.openMedia', { id: sold.id, media_id: film }))).toBe(
      404,
    )
  })
})

describe('the files of a page', () => {
  const filesOf = async (reader: Caller, page: TestPage) =>
    pageIndex.parse(await api.as(reader).call('pages.getPageBody', { id: page.id })).files ?? {}

  it('have no address in the page', async () => {
    const files = await filesOf(await aBuyer(), sold)
    expect(files[film]).toMatchObject({
      kind: 'video',
      src: null,
      captions: [{ locale: 'en', label: 'English' }],
    })
    expect(files[document]).toMatchObject({
      kind: 'file',
      name: 'Week 1',
      type: 'application/pdf',
      src: null,
    })
  })

  it('have one in a team member’s view, which has no cookie', async () => {
    const { caller } = await aPreview(app, { member: await aBuyer() })
    const files = await filesOf(caller, sold)
    expect((await get(app, files[film]?.src ?? '')).status).toBe(200)
  })

  it('are absent from the shell of a locked page and from pages without any', async () => {
    const shell = await get(app, `/_pages${sold.path}/index.json`)
    expect(shell.text).not.toContain(film)
    const plain = await aPage(app)
    await publishApp(app)
    expect((await get(app, `/_pages${plain.path}/index.json`)).json()).not.toHaveProperty('files')
  })
})

describe('GET /media/open/:page/:file', () => {
  const follow = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(app, path, headers)
    const { location } = answer.headers
    return { status: answer.status, location: typeof location === 'string' ? location : '' }
  }

  it('leads readers of the page to the document under its name', async () => {
    const buyer = await aBuyer()
    const cookie = { cookie: `session=${buyer.cookie_secret}` }
    const { status, location } = await follow(`/media/open/${sold.id}/${document}`, cookie)
    expect(status).toBe(303)
    const file = await get(app, location, cookie)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['content-disposition']).toContain(`filename="Week 1.pdf"`)
    expect((await get(app, location)).status).toBe(404)
  })

  it('leads guests to the document of a page that anyone may read', async () => {
    expect((await follow(`/media/open/${open.id}/${document}`)).status).toBe(303)
  })

  it.each([
    ['of a locked page', () => `/media/open/${sold.id}/${document}`],
    ['that the page does not show', () => `/media/open/${open.id}/${newId()}`],
    ['of an unknown page', () => `/media/open/${newId()}/${document}`],
    ['without a name', () => `/media/open/${open.id}`],
    ['with more than a name', () => `/media/open/${open.id}/${document}/x`],
  ])('finds no file %s', async (_what, path) => {
    expect((await follow(path())).status).toBe(404)
  })

  it('finds no file of another app', async () => {
    const elsewhere = await anApp()
    expect((await get(elsewhere, `/media/open/${open.id}/${document}`)).status).toBe(404)
  })
})

describe('a draft', () => {
  it('takes files of the own library and of the right kind only', async () => {
    const owner = api.as(atApp(app.owner, app))
    const page = await aPage(app)
    const save = async (block: ReturnType<typeof aBlock>) => {
      const { draft, revision } = await owner.call('pages.getStudioPage', { id: page.id })
      return owner
        .call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks: [block] } })
        .then(
          () => 'ok',
          (error: { problem?: { errors?: { code: string; path: string }[] } }) =>
            error.problem?.errors?.map(({ code }) => code).join(),
        )
    }
    const video = (media_id: string) => aBlock('livestream', { video: { media_id, poster_id: null } })
    const foreign = (await aFile(await anApp())).id
    expect(await save(video(foreign))).toBe('unknown_file')
    expect(await save(video(document))).toBe('unknown_file')
    expect(await save(aBlock('attachment', { file: { media_id: film } }))).toBe('unknown_file')
    expect(await save(video(film))).toBe('ok')
    expect((await owner.call('pages.getStudioPage', { id: page.id })).files[film]?.src).toContain(
      'signature=',
    )
    expect(await statusOf(owner.call('media.deleteMedia', { id: film }))).not.toBe(200)
  })
})
