import { expect, vi } from 'vitest'
import type { MediaItem } from '@foyer/contract/media/shapes'
import { aServer } from '../harness.ts'
import type { TestApp } from './apps.ts'

type Picture = {
  width?: number
  height?: number
  name?: string
  alt?: string
  format?: 'png' | 'jpeg' | 'webp'
}

/** The bytes of a small picture with something to see on it. */
export async function pictureBytes({
  width = 64,
  height = 48,
  format = 'png',
}: Picture = {}): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A picture in the library of an app, uploaded as its owner does. */
export async function aPicture(app: TestApp, picture: Picture = {}): Promise<MediaItem> {
  const api = await aServer()
  const { name = 'A bar on the floor', alt = 'A loaded barbell', format = 'png' } = picture
  const file = new Blob([new Uint8Array(await pictureBytes(picture))], { type: `image/${format}` })
  return api.as({ ...app.owner, slug: app.slug }).call('media.uploadMedia', { name, alt }, { file })
}

/** Waits for the sizes of a picture: making those of a used one raises the version of its app. */
export async function waitForSizes(app: TestApp, media_id: string): Promise<void> {
  const api = await aServer()
  await vi.waitFor(async () => {
    const row = await api.inApp(app.id, (tx) =>
      tx.selectFrom('media').select('status').where('id', '=', media_id).executeTakeFirst(),
    )
    expect(row?.status).toBe('ready')
  })
}
