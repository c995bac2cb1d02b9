import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BufferSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { repackVideo } from './repack-video.ts'

const FIXTURES = join(import.meta.dirname, '../../../../test/fixtures')
const PLACE = '+48.8577+002.2950/'

/** A video as a phone writes it: with its place, its device and a title. */
async function withTags(bytes: Buffer): Promise<Buffer> {
  const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const tags = { title: 'At home', raw: { '©xyz': PLACE, '©mod': 'Phone of Rick' } }
  const conversion = await Conversion.init({ input, output, tags })
  await conversion.execute()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

async function inspect(bytes: Buffer) {
  const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  return {
    size: [video?.displayWidth, video?.displayHeight],
    rotation: video?.rotation,
    codecs: [video?.codec, audio?.codec],
    seconds: Math.round(await input.computeDuration()),
    packets: (await video?.computePacketStats())?.packetCount,
  }
}

describe('repackVideo', () => {
  it.each([
    ['a turned video of a phone', readFile(join(FIXTURES, 'portrait.mp4'))],
    ['a film with sound', readFile(join(FIXTURES, 'film.mp4'))],
  ])('removes the place, device and title of %s, and nothing else', async (_name, recorded) => {
    const tagged = await withTags(await recorded)
    expect(tagged.toString('latin1')).toContain(PLACE)
    const stripped = await repackVideo(tagged)
    const text = stripped?.toString('latin1') ?? PLACE
    for (const secret of [PLACE, 'Rick', 'At home']) expect(text).not.toContain(secret)
    expect(await inspect(stripped ?? Buffer.alloc(0))).toEqual(await inspect(tagged))
  })

  it('returns nothing for what is no video', async () => {
    expect(await repackVideo(Buffer.from('no video'))).toBeNull()
  })
})
