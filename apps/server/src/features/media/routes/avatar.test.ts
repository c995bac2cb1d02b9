import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, type MemberCaller } from '#test/factories/identity.ts'
import { pictureBytes } from '#test/factories/media.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { personalFiles } from '#platform/personal-data.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const LIMIT = 15_728_640

const blobOf = (bytes: Buffer | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })

function send(member: Caller, bytes: Buffer | string, crop: object = {}) {
  return api.as(member).call('media.updateAvatar', crop as never, { file: blobOf(bytes) })
}

const get = (path: string, slug = app.slug) => api.raw('GET', path, { host: `${slug}.localhost` })

async function openImage(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
}

/** A picture of four fields: red, green above; blue, white below. */
async function aFourColorImage(width = 400, height = 200, orientation?: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const field = (background: string, left_px: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left: left_px,
    top,
  })
  const created = sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    ...[field('#f00', 0, 0), field('#0f0', width / 2, 0)],
    ...[field('#00f', 0, height / 2), field('#fff', width / 2, height / 2)],
  ])
  const bytes = await created.jpeg({ quality: 95 }).toBuffer()
  if (orientation === undefined) return bytes
  return sharp(bytes)
    .withMetadata({ orientation, exif: { IFD0: { Copyright: 'Dana', ImageDescription: 'At home' } } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Returns the names of the colours in the four corners of a picture. */
async function cornerColors(path: string | undefined): Promise<string[]> {
  const image = await openImage((await get(path ?? '')).body)
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number): string => {
    const start = (y * width + x) * channels
    const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3)
    if (r > 180 && g > 180 && b > 180) return 'white'
    return r > 180 ? 'red' : g > 180 ? 'green' : b > 180 ? 'blue' : 'dark'
  }
  const [near, right, low] = [8, width - 8, height - 8]
  return [at(near, near), at(right, near), at(near, low), at(right, low)]
}

describe('updateAvatar', () => {
  it('creates three square sizes with permanent URLs and shows them beside the name', async () => {
    const member = await aMember(app)
    const { avatar_urls } = await send(member, await pictureBytes({ width: 900, height: 600 }))
    for (const [size, side] of [
      ['small', 96],
      ['medium', 192],
      ['large', 512],
    ] as const) {
      const answer = await get(avatar_urls?.[size] ?? '')
      expect([
        answer.status,
        answer.headers['content-type'],
        answer.headers['x-content-type-options'],
      ]).toEqual([...[200, 'image/webp', 'nosniff']])
      expect(await (await openImage(answer.body)).metadata()).toMatchObject({
        format: 'webp',
        width: side,
        height: side,
      })
    }
    const { user } = await api.as(member).call('identity.updateUser', {})
    expect(user.avatar_urls).toEqual(avatar_urls)
  })

  it('cuts what was chosen', async () => {
    const member = await aMember(app)
    const bytes = await aFourColorImage()
    const whole = await send(member, bytes)
    expect(await cornerColors(whole.avatar_urls?.large)).toEqual(['red', 'green', 'blue', 'white'])
    const corner = await send(member, bytes, { x: 0.75, y: 0.5, size: 0.5 })
    expect(await cornerColors(corner.avatar_urls?.large)).toEqual(['white', 'white', 'white', 'white'])
  })

  it('applies the crop to the upright picture and removes all metadata', async () => {
    const member = await aMember(app)
    // Turned by 90 degrees: 200 wide and 400 high, blue and red above, white and green below.
    const { avatar_urls } = await send(member, await aFourColorImage(400, 200, 6), { x: 0, y: 0, size: 1 })
    expect(await cornerColors(avatar_urls?.large)).toEqual(['blue', 'red', 'blue', 'red'])
    const large = (await get(avatar_urls?.large ?? '')).body
    expect((await (await openImage(large)).metadata()).exif).toBeUndefined()
    expect(large.includes('Dana')).toBe(false)
  })

  it.each([
    ['beyond the end', { x: 0.9, y: 0, size: 1 }],
    ['of no size', { x: 0, y: 0, size: 0 }],
    ['half said', { x: 0.2, y: 0 }],
  ])('refuses a choice %s', async (_what, crop) => {
    await expect(send(await aMember(app), await aFourColorImage(), crop)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'size', code: 'crop_outside' }] },
    })
  })

  it.each([
    ['a share above one', { x: 0, y: 0, size: 1.2 }, 'size'],
    ['no number', { x: 'left', y: 0, size: 1 }, 'x'],
    ['somebody’s id', { user_id: crypto.randomUUID() }, 'user_id'],
  ])('refuses %s', async (_what, crop, path) => {
    await expect(send(await aMember(app), await aFourColorImage(), crop)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path }] },
    })
  })

  it.each([
    ['an empty file', async () => '', 'file_empty'],
    [
      'an SVG',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'invalid_image_type',
    ],
    [
      'a page that calls itself a picture',
      async () => '<!doctype html><script>alert(1)</script>',
      'invalid_image_type',
    ],
    [
      'a picture that was cut off',
      async () => (await aFourColorImage()).subarray(0, 900),
      'invalid_image_type',
    ],
    ['a picture that moves', anAnimatedGif, 'image_is_animated'],
    ['a picture of 60 megapixels', () => aBomb(10_000, 6_000), 'image_too_many_pixels'],
  ])('refuses %s', { timeout: 60_000 }, async (_what, bytes, code) => {
    const member = await aMember(app)
    await expect(send(member, await bytes())).rejects.toMatchObject({ status: 422, code })
    expect((await api.as(member).call('identity.updateUser', {})).user.avatar_urls).toBeNull()
  })

  it('refuses one byte more than 15 MB by its size', async () => {
    const png = await pictureBytes()
    const more = Buffer.concat([png, Buffer.alloc(LIMIT + 1 - png.length)])
    await expect(send(await aMember(app), more)).rejects.toMatchObject({
      status: 413,
      code: 'image_too_large',
      problem: { params: { size: '15 MB' } },
    })
  })

  it('is nothing a guest can do', async () => {
    await expect(send(aGuest(app), await pictureBytes())).rejects.toMatchObject({ status: 401 })
  })
})

describe('a picture that was replaced or removed', () => {
  const isRemoved = async (path: string | undefined): Promise<void> => {
    await expect.poll(async () => (await get(path ?? '')).status, { timeout: 15_000 }).toBe(404)
  }

  it('is soon removed in all sizes, and the new one is not', async () => {
    const member = await aMember(app)
    const first = await send(member, await pictureBytes())
    const second = await send(member, await pictureBytes())
    for (const path of Object.values(first.avatar_urls ?? {})) await isRemoved(path)
    expect((await get(second.avatar_urls?.small ?? '')).status).toBe(200)
    expect(await api.as(member).call('media.removeAvatar')).toEqual({ avatar_urls: null })
    for (const path of Object.values(second.avatar_urls ?? {})) await isRemoved(path)
    expect(await api.as(member).call('media.removeAvatar')).toEqual({ avatar_urls: null })
  })

  it('leaves only the files of the last of many concurrent changes', async () => {
    const member = await aMember(app)
    const bytes = await pictureBytes()
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(member, bytes)))
    const stored = (await currentAvatar(member))?.small
    for (const { avatar_urls } of sent) if (avatar_urls?.small !== stored) await isRemoved(avatar_urls?.small)
    expect((await get(stored ?? '')).status).toBe(200)
  })
})

describe('the address of a picture', () => {
  it('has an unguessable URL, served only on the host of its app', async () => {
    const { avatar_urls } = await send(await aMember(app), await pictureBytes())
    const path = avatar_urls?.small ?? ''
    expect(path).toMatch(new RegExp(`^/media/public/${app.id}/[\\w-]{22}/small\\.webp$`))
    expect((await get(path, (await anApp()).slug)).status).toBe(404)
  })
})

describe('a picture as personal data', () => {
  it("is part of the user's files in all sizes, for export and erasure", async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const { avatar_urls } = await send(member, await pictureBytes())
    const filesOf = async ({ user_id, subscriber_id }: typeof member) => {
      const listCalls = api.services
        .need(personalFiles)
        .map((list) => list({ db: api.database.forApp(app.id) }, { user_id, subscriber_id }))
      return (await Promise.all(listCalls)).flat()
    }
    expect(await filesOf(member)).toEqual(
      Object.entries(avatar_urls ?? {}).map(([size, url]) => ({
        name: `picture-${size}.webp`,
        storage_key: url.replace('/media/', ''),
      })),
    )
    expect(await filesOf(other)).toEqual([])
  })
})

async function currentAvatar(member: MemberCaller) {
  return (await api.as(member).call('identity.updateUser', {})).user.avatar_urls
}

async function anAnimatedGif(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const frame = (background: string) => ({
    create: { width: 40, height: 40, channels: 3 as const, background },
  })
  const frames = await Promise.all(['#f00', '#00f'].map((color) => sharp(frame(color)).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

async function aBomb(width: number, height: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
}
