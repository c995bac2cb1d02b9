import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeVariants, chooseVariantWidths, type EncodedVariant } from './encode-variants.ts'
import { prepareImage } from './prepare-image.ts'

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 240, g: 73, b: 30, alpha: 0.5 } } })

/** Returns a PNG of a few hundred bytes whose header declares `side` pixels square. */
function aPixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1024))),
    pngChunk('IEND'),
  ])
}

function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed_chunk = Buffer.alloc(body.length + 8)
  framed_chunk.writeUInt32BE(data.length, 0)
  framed_chunk.set(body, 4)
  framed_chunk.writeUInt32BE(crc32(body), body.length + 4)
  return framed_chunk
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

describe('prepareImage', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
    ['avif', 'image/jpeg'],
    ['tiff', 'image/jpeg'],
  ] as const)('takes %s and stores %s', async (format, type) => {
    const image = await prepareImage(await plain(80, 60).toFormat(format).toBuffer())
    expect(image).toMatchObject({ type, width: 80, height: 60 })
    expect(Buffer.from(image.placeholder, 'base64').length).toBeGreaterThan(4)
  })

  it.each(['gif', 'webp'] as const)('lets an animated %s move in all its sizes', async (format) => {
    const image = await prepareImage(await anAnimation(format))
    expect(image).toMatchObject({ type: 'image/webp', width: 80, height: 60 })
    expect(await sharp(image.bytes).metadata()).toMatchObject({ pages: 3, delay: [120, 120, 120], loop: 0 })

    const created: EncodedVariant[] = []
    const onVariant = async (variant: EncodedVariant) => void created.push(variant)
    await encodeVariants(image.bytes, 80, onVariant, AbortSignal.timeout(20_000))
    expect(created.map((one) => one.format)).toEqual(['webp'])
    const variant = await sharp(created[0]?.bytes).metadata()
    expect(variant).toMatchObject({ pages: 3, width: 80, height: 60 })
  })

  it('refuses an animation whose frames are too many pixels together', async () => {
    const frames = await anAnimation('gif', { width: 4600, height: 4600, count: 2 })
    await expect(prepareImage(frames)).rejects.toMatchObject({ code: 'image_too_many_pixels' })
  })

  it('names HEIC, which phones send and nothing here decodes', async () => {
    const header = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const file = Buffer.concat([header, Buffer.alloc(64)])
    await expect(prepareImage(file)).rejects.toMatchObject({ code: 'image_is_heic' })
  })

  it('turns a photograph upright and forgets where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'secret-place' } }
    const bytes = await plain(80, 60).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const image = await prepareImage(bytes)
    expect(image).toMatchObject({ width: 60, height: 80 })
    const metadata = await sharp(image.bytes).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(image.bytes.includes('secret-place')).toBe(false)
  })

  it('preserves transparency', async () => {
    const image = await prepareImage(await plain(20, 20, 4).png().toBuffer())
    expect((await sharp(image.bytes).metadata()).hasAlpha).toBe(true)
  })

  it('scales a very large picture down and a small one never up', async () => {
    const large = await prepareImage(await plain(6000, 3000).jpeg().toBuffer())
    expect(large).toMatchObject({ width: 2880, height: 1440 })
  })

  it('refuses a small file that would decode to a hundred million pixels', async () => {
    await expect(prepareImage(aPixelBomb(10_000))).rejects.toMatchObject({
      code: 'image_too_many_pixels',
      params: { megapixels: 40 },
    })
  })

  it.each([
    ['a JPEG that was cut off', () => truncateImage('jpeg')],
    ['a PNG that was cut off', () => truncateImage('png')],
    ['a WebP that was cut off', () => truncateImage('webp')],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page of HTML', async () => Buffer.from('<!doctype html><title>no</title>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n%\u00e2\u00e3')],
    [
      'a JPEG by its first bytes alone',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64)]),
    ],
    ['plain text', async () => Buffer.from('not a picture at all')],
  ])('refuses %s', async (_what, createImage) => {
    await expect(createImage().then(prepareImage)).rejects.toMatchObject({ code: 'invalid_image_type' })
  })

  it('refuses nothing at all by its own name', async () => {
    await expect(prepareImage(Buffer.alloc(0))).rejects.toMatchObject({ code: 'file_empty' })
  })

  it('refuses more bytes than the limit before it decodes them', async () => {
    await expect(prepareImage(Buffer.alloc(15_728_641))).rejects.toMatchObject({ code: 'image_too_large' })
  })
})

describe('the sizes of a picture', () => {
  it.each([
    [200, [200]],
    [320, [320]],
    [1000, [320, 640, 960, 1000]],
    [2880, [320, 640, 960, 1440, 2880]],
  ])('of %d pixels are %j, never wider than itself', (width, widths) => {
    expect(chooseVariantWidths(width)).toEqual(widths)
  })

  it('are encoded as WebP first and then as AVIF', async () => {
    const created: EncodedVariant[] = []
    const onVariant = async (variant: EncodedVariant) => void created.push(variant)
    await encodeVariants(await plain(400, 300).jpeg().toBuffer(), 400, onVariant, AbortSignal.timeout(20_000))
    expect(created.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'webp 320',
      'webp 400',
      'avif 320',
      'avif 400',
    ])
    const formats = await Promise.all(created.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect(formats).toEqual([320, 400, 320, 400])
  })

  it('stop when the server stops', async () => {
    const bytes = await plain(400, 300).jpeg().toBuffer()
    await expect(encodeVariants(bytes, 400, async () => undefined, AbortSignal.abort())).rejects.toThrow(
      'aborted',
    )
  })
})

/** Some frames of different colours, 120 ms each, repeated for ever. */
async function anAnimation(
  format: 'gif' | 'webp',
  { width, height, count } = { width: 80, height: 60, count: 3 },
): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      sharp({ create: { width, height, channels: 3, background: { r: at * 20, g: 90, b: 200 } } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = sharp(frames, { join: { animated: true } })
  const delay = frames.map(() => 120)
  return format === 'gif'
    ? animation.gif({ delay, loop: 0 }).toBuffer()
    : animation.webp({ delay, loop: 0 }).toBuffer()
}

/** The first half of a picture's bytes. */
async function truncateImage(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const size = 96
  const pixels = Buffer.from(
    Array.from({ length: size * size * 3 }, (_, at) => (at * at * 31 + at * 7) % 256),
  )
  const bytes = await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .toFormat(format)
    .toBuffer()
  return bytes.subarray(0, bytes.length / 2)
}
