import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filmBytes } from '#test/factories/files.ts'
import { ffmpegStandIn } from '#test/stand-ins/ffmpeg/ffmpeg-stand-in.ts'
import { inspectVideoSource, openTranscoder, type Transcoder, type VideoSource } from './index.ts'

const fixture = (name: string) => join(import.meta.dirname, '../../../test/fixtures', name)
const FILM = fixture('film.mp4')
const system = await openTranscoder(process.env['FFMPEG_PATH'] ?? null, { priority: 0 })
const stand_in = await openTranscoder(await ffmpegStandIn(), { priority: 0 })

const sorted = (names: readonly string[]) => names.toSorted((one, other) => (one < other ? -1 : 1))
const newFolder = () => mkdtemp(join(tmpdir(), 'foyer-stream-'))

async function aSource(path = FILM): Promise<VideoSource> {
  const source = await inspectVideoSource(path)
  if (!source) throw new Error('The film is no video.')
  return source
}

/** What every ffmpeg that we run does; `why` is the reason where this machine has none. */
function describeTranscoder(name: string, opened: Transcoder | string): void {
  const reason = typeof opened === 'string' ? ` (skipped: ${opened})` : ''
  describe.skipIf(typeof opened === 'string')(`${name}${reason}`, { timeout: 60_000 }, () => {
    const transcoder = opened as Transcoder
    const work = () => ({ signal: new AbortController().signal })

    it('makes a stream in three sizes with measured rates, and reports its progress', async () => {
      const folder = await newFolder()
      const shares: number[] = []
      await transcoder.makeStream(await aSource(), folder, {
        ...work(),
        onProgress: (share) => shares.push(share),
      })
      expect(sorted(await readdir(folder))).toEqual(
        ['360', '540', '720']
          .flatMap((size) => [`${size}.m3u8`, `${size}_000.m4s`, `${size}_001.m4s`])
          .concat(['init_360.mp4', 'init_540.mp4', 'init_720.mp4', 'stream.m3u8']),
      )
      expect(shares.at(-1)).toBe(99)
      const list = await readFile(join(folder, 'stream.m3u8'), 'utf8')
      const sizes = [
        ...list.matchAll(/^#EXT-X-STREAM-INF:BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+),(.*)\n(.*)$/gm),
      ]
      expect(
        sizes.map(([, , , facts, file]) => [
          facts?.replace(/^CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2",/, ''),
          file,
        ]),
      ).toEqual([
        [
          expect.stringMatching(/^RESOLUTION=640x360,FRAME-RATE=(29\.970|30\.000),CLOSED-CAPTIONS=NONE$/),
          '360.m3u8',
        ],
        [expect.stringContaining('RESOLUTION=960x540,'), '540.m3u8'],
        [expect.stringContaining('RESOLUTION=1280x720,'), '720.m3u8'],
      ])
      for (const [, peak, average] of sizes) expect(Number(peak)).toBeGreaterThanOrEqual(Number(average))
      const playlist = await readFile(join(folder, '540.m3u8'), 'utf8')
      expect(playlist).toContain('#EXT-X-MAP:URI="init_540.mp4"')
      expect(playlist).toContain('#EXT-X-ENDLIST')
    })

    it('makes no larger size than the video has: here one, of 60 pictures a second, silent and turned upright', async () => {
      const folder = await newFolder()
      await transcoder.makeStream(await aSource(fixture('portrait.mp4')), folder, work())
      const list = await readFile(join(folder, 'stream.m3u8'), 'utf8')
      expect(list.match(/\.m3u8$/gm)).toHaveLength(1)
      expect(list).toContain('RESOLUTION=360x640,FRAME-RATE=30.000,')
      expect(list).not.toContain('mp4a')
      expect(await readdir(folder)).toContain('init_360.mp4')
    })

    it('saves a typical picture', async () => {
      const folder = await newFolder()
      await transcoder.makePoster(await aSource(), folder, work())
      const bytes = await readFile(join(folder, 'poster.jpg'))
      expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    })

    it('says that a file is no video', async () => {
      const folder = await newFolder()
      const path = join(folder, 'film.mp4')
      await writeFile(path, Buffer.alloc(4000, 'no video'))
      await expect(
        transcoder.makeStream({ ...(await aSource()), path }, await newFolder(), work()),
      ).rejects.toMatchObject({ name: 'TranscodeError', code: 'video_unreadable' })
    })

    it('reads no other file or address that a list of names asks for', async () => {
      const path = join(await newFolder(), 'film.mp4')
      await writeFile(path, `#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n${FILM}\n#EXT-X-ENDLIST\n`)
      const source = { ...(await aSource()), path }
      await expect(transcoder.makeStream(source, await newFolder(), work())).rejects.toMatchObject({
        code: 'video_unreadable',
      })
    })

    it('stops at once when it is cancelled', async () => {
      const signal = AbortSignal.timeout(1)
      const source = await aSource()
      await expect(transcoder.makeStream(source, await newFolder(), { signal })).rejects.toThrow('abort')
    })
  })
}

describeTranscoder('the ffmpeg of this machine', system)
describeTranscoder('the stand-in for ffmpeg', stand_in)

describe('openTranscoder', () => {
  it('names what an ffmpeg lacks, and one that cannot be run', async () => {
    expect(await openTranscoder(await ffmpegStandIn({ missing: 'libx264' }))).toMatch(/lacks libx264$/)
    expect(await openTranscoder('/nowhere/ffmpeg')).toMatch(/cannot be run/)
  })
})

describe('inspectVideoSource', () => {
  it('reads size, length and sound of a video, and nothing of other files', async () => {
    expect(await aSource()).toMatchObject({
      container: 'mov',
      width: 1280,
      height: 720,
      has_sound: true,
      is_hdr: false,
    })
    const folder = await newFolder()
    const path = join(folder, 'film.webm')
    await writeFile(path, await filmBytes({ codec: 'vp9' }))
    expect(await inspectVideoSource(path)).toMatchObject({ container: 'matroska', width: 320, height: 180 })
    await writeFile(path, 'no video')
    expect(await inspectVideoSource(path)).toBeNull()
  })
})
