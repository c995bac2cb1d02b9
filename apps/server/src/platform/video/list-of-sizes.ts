import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The playlist of one size, measured. */
type MeasuredSize = { peak: number; average: number; seconds: number; codecs: string; resolution: string }

/** The rest at the end of a video is too short for a rate. */
const SHORT_S = 3

type Stream = { names: readonly string[]; has_sound: boolean; frames: number }

/**
 * Returns the list of a stream's sizes (`stream.m3u8`) with rates measured from its segments: those that ffmpeg names
 * are averages, by which players choose sizes that are too large.
 */
export async function createListOfSizes(
  folder: string,
  { names, has_sound, frames }: Stream,
): Promise<string> {
  const sizes = await Promise.all(names.map((name) => measureSize(folder, name, has_sound)))
  const rate = frames / Math.max(...sizes.map(({ seconds }) => seconds))
  const entries = sizes.map(({ peak, average, codecs, resolution }, at) => {
    const facts = [
      `BANDWIDTH=${Math.ceil(peak)},AVERAGE-BANDWIDTH=${Math.ceil(average)},CODECS="${codecs}"`,
      `RESOLUTION=${resolution},FRAME-RATE=${rate.toFixed(3)},CLOSED-CAPTIONS=NONE`,
    ]
    return `#EXT-X-STREAM-INF:${facts.join(',')}\n${names[at]}.m3u8\n`
  })
  return ['#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n', ...entries].join('')
}

async function measureSize(folder: string, name: string, has_sound: boolean): Promise<MeasuredSize> {
  const playlist = await readFile(join(folder, `${name}.m3u8`), 'utf8')
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+),[^\n]*\n(?:#[^\n]*\n)*([^#\n]+)$/gm)]
  if (segments.length === 0) throw new Error(`The playlist of size ${name} has no segments.`)
  const measured = await Promise.all(
    segments.map(async ([, length, file = '']) => ({
      seconds: Number(length),
      bits: (await stat(join(folder, file))).size * 8,
    })),
  )
  const seconds = sum(measured.map((segment) => segment.seconds))
  const average = sum(measured.map(({ bits }) => bits)) / seconds
  const long = measured.filter((segment) => segment.seconds >= SHORT_S)
  const peak = Math.max(average, ...long.map((segment) => segment.bits / segment.seconds))
  const { codec, resolution } = readHeader(await readFile(join(folder, `init_${name}.mp4`)))
  const codecs = [codec, ...(has_sound ? ['mp4a.40.2'] : [])].join(',')
  return { peak, average, seconds, codecs, resolution }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Codec and size as the header of a fragmented MP4 with H.264 has them. */
function readHeader(header: Buffer): { codec: string; resolution: string } {
  const entry = header.indexOf('avc1', header.indexOf('stsd'))
  const settings = header.indexOf('avcC', entry)
  if (entry === -1 || settings === -1) throw new Error('The header of a stream names no H.264.')
  const profile = header.subarray(settings + 5, settings + 8).toString('hex')
  const [width, height] = [header.readUInt16BE(entry + 28), header.readUInt16BE(entry + 30)]
  return { codec: `avc1.${profile}`, resolution: `${width}x${height}` }
}
