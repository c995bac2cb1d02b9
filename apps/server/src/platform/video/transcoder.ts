import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoSource } from './inspect-source.ts'
import { createListOfSizes } from './list-of-sizes.ts'
import { chooseSizes, posterArguments, streamArguments, voiceArguments } from './stream-arguments.ts'

/** Why a video was not converted: its content cannot be decoded, it took too long, or anything else. */
export type TranscodeErrorCode = 'video_unreadable' | 'conversion_too_long' | 'conversion_failed'

/** ffmpeg refused a video; another try would fail as well. */
export class TranscodeError extends Error {
  override readonly name = 'TranscodeError'
  readonly code: TranscodeErrorCode

  constructor(code: TranscodeErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

type Work = { signal: AbortSignal; onProgress?: (percent: number) => void }

/** Converts videos with the ffmpeg of this machine, at low priority. Refusals are `TranscodeError`s. */
export type Transcoder = {
  /** The first line that ffmpeg prints of itself. */
  version: string
  /** Writes the playlists, headers and segments of a stream into an empty folder; `stream.m3u8` lists its sizes. */
  makeStream: (source: VideoSource, folder: string, work: Work) => Promise<void>
  /** Writes `poster.jpg`, a typical picture of the video, into a folder. */
  makePoster: (source: VideoSource, folder: string, work: Work) => Promise<void>
  /** Makes AAC in MP4 of a voice note, within a minute. */
  makeVoice: (recorded: Buffer, type: 'audio/mp4' | 'audio/webm') => Promise<Buffer>
}

const NEEDED = [
  { list: '-encoders', pattern: /^ V\S+ libx264 /m, name: 'libx264' },
  { list: '-encoders', pattern: /^ A\S+ aac /m, name: 'aac' },
  { list: '-muxers', pattern: /^ +\S*E\S* hls /m, name: 'hls' },
]
const PROBE_MS = 10_000
/** Somebody waits for it. */
const VOICE_MS = 60_000
/** Of what a failed run prints, enough for the log. */
const MAX_MESSAGE = 2000
const LOW_PRIORITY = 10

/**
 * Opens the ffmpeg at a path, or on `PATH`. Returns why it cannot be used as a text. Tests run it at the usual priority.
 */
export async function openTranscoder(
  path: string | null,
  { priority = LOW_PRIORITY } = {},
): Promise<Transcoder | string> {
  const file = path ?? 'ffmpeg'
  const list = (name: string): Promise<string> =>
    runFfmpeg(file, ['-hide_banner', name], { signal: AbortSignal.timeout(PROBE_MS), priority: 0 })
  try {
    const [version, encoders, muxers, filters] = await Promise.all(
      ['-version', '-encoders', '-muxers', '-filters'].map(list),
    )
    const missing = NEEDED.filter(
      (part) => !part.pattern.test((part.list === '-encoders' ? encoders : muxers) ?? ''),
    )
    if (missing.length > 0) return `${file} lacks ${missing.map(({ name }) => name).join(', ')}`
    const can_map_tones = /\bzscale\b/.test(filters ?? '')
    return createTranscoder(file, version?.split('\n')[0] ?? '', { can_map_tones, priority })
  } catch (error) {
    return `${file} cannot be run: ${error instanceof Error ? error.message : String(error)}`
  }
}

type Options = { can_map_tones: boolean; priority: number }

function createTranscoder(file: string, version: string, options: Options): Transcoder {
  const { priority } = options
  return {
    version,
    makeStream: async (source, folder, { signal, onProgress }) => {
      let frames = 0
      const readProgress = (line: string): void => {
        const [name, value] = line.split('=')
        if (name === 'frame') frames = Number(value)
        if (name !== 'out_time_us' || !(Number(value) > 0) || !(source.seconds > 0)) return
        onProgress?.(Math.min(99, Math.floor(Number(value) / 10_000 / source.seconds)))
      }
      const args = streamArguments(source, options)
      await runFfmpeg(file, args, { signal, cwd: folder, priority, onLine: readProgress })
      const names = chooseSizes(source).map(({ short_side }) => String(short_side))
      const list = await createListOfSizes(folder, { names, has_sound: source.has_sound, frames })
      await writeFile(join(folder, 'stream.m3u8'), list)
    },
    makePoster: async (source, folder, { signal }) => {
      await runFfmpeg(file, posterArguments(source, options), { signal, cwd: folder, priority })
    },
    makeVoice: async (recorded, type) => {
      const folder = await mkdtemp(join(tmpdir(), 'foyer-voice-'))
      try {
        const path = join(folder, 'recorded')
        await writeFile(path, recorded)
        const args = voiceArguments({ path, container: type === 'audio/mp4' ? 'mov' : 'matroska' })
        await runFfmpeg(file, args, { signal: AbortSignal.timeout(VOICE_MS), cwd: folder, priority: 0 })
        return await readFile(join(folder, 'voice.m4a'))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

type Run = { signal: AbortSignal; priority: number; cwd?: string; onLine?: (line: string) => void }

/** Runs ffmpeg and returns what it printed; with `onLine` it is passed on instead. */
async function runFfmpeg(
  file: string,
  args: readonly string[],
  { signal, priority, cwd, onLine }: Run,
): Promise<string> {
  const child = spawn(file, args, {
    signal,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
  })
  const ended = new Promise<{ code: number | null }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code }))
  })
  setProcessPriority(child.pid, priority)
  let output = ''
  let message = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (!onLine) return
    const lines = output.split('\n')
    output = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    message = (message + text).slice(-MAX_MESSAGE)
  })
  const { code } = await ended
  if (code === 0) return output
  // Killed, such as for its memory: another try may succeed.
  if (code === null) throw new Error('ffmpeg was killed.')
  const is_unreadable = /Invalid data found|moov atom not found|could not find codec parameters/i.test(
    message,
  )
  throw new TranscodeError(is_unreadable ? 'video_unreadable' : 'conversion_failed', message.trim())
}

/** The server answers first. A process that has ended already needs none. */
function setProcessPriority(pid: number | undefined, priority: number): void {
  try {
    if (pid !== undefined && priority > 0) setPriority(pid, priority)
  } catch {
    // It runs with the usual priority.
  }
}
