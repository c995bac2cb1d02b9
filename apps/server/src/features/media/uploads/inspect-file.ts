import { open } from 'node:fs/promises'
import type { FileKind } from '@foyer/contract/media/shapes'
import {
  ADTS,
  BufferSource,
  FilePathSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  Mp3InputFormat,
  Mp4InputFormat,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  WebMInputFormat,
} from 'mediabunny'

/** What the bytes of a file are, whatever its name says. */
export type InspectedFile = {
  type: string
  width: number
  height: number
  seconds: number | null
}

export type FileRefusal =
  | 'invalid_video_type'
  | 'video_not_supported'
  | 'invalid_audio_type'
  | 'audio_not_supported'
  | 'invalid_file_type'

/** What is recognized. HLS is not: its lists name other files of this machine. */
const FORMATS = [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE, OGG, ADTS, FLAC]

/** Bytes that tell text from other files. */
const TEXT_SAMPLE = 65_536

/** Reads type, size and length of a file, on disk or in memory, or returns why it is refused. */
export async function inspectFile(
  file: string | Buffer,
  kind: FileKind,
  file_name: string,
): Promise<InspectedFile | { refused: FileRefusal }> {
  if (kind === 'file') {
    const type = detectDocument(await readSample(file), file_name)
    return type ? { type, width: 0, height: 0, seconds: null } : { refused: 'invalid_file_type' }
  }
  const input = openInput(file)
  try {
    return await (kind === 'video' ? inspectVideo(input) : inspectAudio(input))
  } catch {
    return { refused: kind === 'video' ? 'invalid_video_type' : 'invalid_audio_type' }
  } finally {
    input.dispose()
  }
}

function openInput(file: string | Buffer): Input {
  const source = typeof file === 'string' ? new FilePathSource(file) : new BufferSource(file)
  return new Input({ formats: FORMATS, source })
}

/** A voice note: its type, its length, and whether it plays everywhere as it is. */
export type InspectedVoice = { type: 'audio/mp4' | 'audio/webm'; seconds: number; is_aac: boolean }

/** Reads a recording of a browser: AAC in MP4, or Opus in MP4 or WebM. Returns why it is refused otherwise. */
export async function inspectVoice(
  file: Buffer,
): Promise<InspectedVoice | { refused: 'invalid_audio_type' | 'voice_not_supported' }> {
  const input = openInput(file)
  try {
    const audio = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
    if (!audio) return { refused: 'invalid_audio_type' }
    const format = await input.getFormat()
    const is_mp4 = format instanceof Mp4InputFormat
    const is_aac = is_mp4 && audio.codec === 'aac'
    const is_opus = (is_mp4 || format instanceof WebMInputFormat) && audio.codec === 'opus'
    const is_sound_only = (await input.getPrimaryVideoTrack()) === null
    if (!is_sound_only || !(is_aac || is_opus)) return { refused: 'voice_not_supported' }
    return { type: is_mp4 ? 'audio/mp4' : 'audio/webm', seconds: await input.computeDuration(), is_aac }
  } catch {
    return { refused: 'invalid_audio_type' }
  } finally {
    input.dispose()
  }
}

async function inspectVideo(input: Input): Promise<InspectedFile | { refused: FileRefusal }> {
  if (!(await input.canRead())) return { refused: 'invalid_video_type' }
  const video = await input.getPrimaryVideoTrack()
  if (!video) return { refused: 'invalid_video_type' }
  const audio = await input.getPrimaryAudioTrack()
  const is_playable = video.codec === 'avc' && (!audio || audio.codec === 'aac')
  if (!((await input.getFormat()) instanceof Mp4InputFormat) || !is_playable)
    return { refused: 'video_not_supported' }
  const { displayWidth: width, displayHeight: height } = video
  if (!(width > 0 && height > 0)) return { refused: 'invalid_video_type' }
  return { type: 'video/mp4', width, height, seconds: await input.computeDuration() }
}

async function inspectAudio(input: Input): Promise<InspectedFile | { refused: FileRefusal }> {
  if (!(await input.canRead())) return { refused: 'invalid_audio_type' }
  const audio = await input.getPrimaryAudioTrack()
  if (!audio) return { refused: 'invalid_audio_type' }
  const format = await input.getFormat()
  const type =
    format instanceof Mp3InputFormat
      ? 'audio/mpeg'
      : format instanceof Mp4InputFormat && audio.codec === 'aac'
        ? 'audio/mp4'
        : null
  if (!type) return { refused: 'audio_not_supported' }
  return { type, width: 0, height: 0, seconds: await input.computeDuration() }
}

/** Documents whose bytes are a ZIP; their name says which. */
const zipTypes: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  epub: 'application/epub+zip',
}

async function readSample(file: string | Buffer): Promise<Buffer> {
  if (typeof file !== 'string') return file.subarray(0, TEXT_SAMPLE)
  const handle = await open(file)
  try {
    const sample = Buffer.alloc(TEXT_SAMPLE)
    const { bytesRead } = await handle.read(sample, 0, TEXT_SAMPLE, 0)
    return sample.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function detectDocument(bytes: Buffer, file_name: string): string | null {
  const ending = file_name.toLowerCase().split('.').at(-1) ?? ''
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'application/pdf'
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return zipTypes[ending] ?? 'application/zip'
  if (!isText(bytes)) return null
  return ending === 'csv' ? 'text/csv' : 'text/plain'
}

/** UTF-8 without control characters; a character may be cut at the end of the sample. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    // oxlint-disable-next-line no-control-regex -- these are what text never has
    return !/[\u0000-\u0008\u000E-\u001F]/.test(text)
  } catch {
    return false
  }
}
