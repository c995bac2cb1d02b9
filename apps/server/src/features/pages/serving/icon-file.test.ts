import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPicture } from '#test/factories/media.ts'
import { aPage, get, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp({ name: 'Kiln' })
  await aPage(app, { path: '/', title: 'Home' })
  await publishApp(app)
})

/** Returns the alpha value of a pixel of an icon; 0 is transparent. */
async function alphaAt(bytes: Buffer, left: number, top: number): Promise<number | undefined> {
  const pixel = sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return (await pixel.raw().toBuffer())[3]
}

describe('the icons of an app', () => {
  it.each([
    ['/_icons/192.png', 192, 0],
    ['/_icons/512.png', 512, 0],
    ['/_icons/maskable-512.png', 512, 255],
    ['/apple-touch-icon.png', 180, 255],
  ])('without a logo show its initial: %s', async (path, side, corner_alpha) => {
    const answer = await get(app, path)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect(await alphaAt(answer.body, 0, 0)).toBe(corner_alpha)
  })

  it('show the whole logo in the middle, and follow it when it changes', async () => {
    const other = await anApp({ name: 'Kiln' })
    const before = (await get(other, '/_icons/192.png')).body
    const logo = await aPicture(other, { width: 300, height: 100 })
    await api.as({ ...other.owner, slug: other.slug }).call('apps.updateAppTheme', { logo_media_id: logo.id })
    await publishApp(other)
    const icon = (await get(other, '/_icons/192.png')).body
    expect(icon.equals(before)).toBe(false)
    expect(await alphaAt(icon, 96, 96)).toBe(255)
    expect(await alphaAt(icon, 96, 50)).toBe(0)
    const apple_icon = (await get(other, '/apple-touch-icon.png')).body
    expect((await sharp(apple_icon).stats()).isOpaque).toBe(true)
  })

  it('exist in no other size', async () => {
    expect((await get(app, '/_icons/4096.png')).status).toBe(404)
  })

  it('are named by the document', async () => {
    const { text } = await get(app, '/')
    expect(text).toContain('rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png"')
    expect(text).toContain('rel="icon" type="image/png" sizes="192x192" href="/_icons/192.png"')
  })
})
