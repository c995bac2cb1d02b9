import type { FileKind, MediaFile, Upload } from '@foyer/contract/media/shapes'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { insertFile } from '../../src/features/media/files-repository.ts'
import { newId } from '../../src/platform/ids.ts'
import { newStorageKey } from '../../src/platform/storage/index.ts'
import { aServer, type Caller, type RawAnswer } from '../harness.ts'
import type { TestApp } from './apps.ts'

/** Decoder settings of H.264 at 320 x 180. */
const AVC = Buffer.from(
  '0142c01effe100196742c01ed9014117e7c0440000030004000003003c3c58ba6001000468ce3c80',
  'hex',
)

/** A short film: a container with real headers around frames of noise. */
export async function filmBytes({
  codec = 'avc' as 'avc' | 'vp9',
  has_sound = true,
  is_quicktime = false,
} = {}): Promise<Buffer> {
  const target = new BufferTarget()
  const mp4 = is_quicktime ? new MovOutputFormat() : new Mp4OutputFormat()
  const format = codec === 'avc' ? mp4 : new WebMOutputFormat()
  const output = new Output({ format, target })
  const video = new EncodedVideoPacketSource(codec)
  const audio = new EncodedAudioPacketSource(codec === 'avc' ? 'aac' : 'opus')
  output.addVideoTrack(video, { frameRate: 10 })
  if (has_sound) output.addAudioTrack(audio)
  await output.start()
  const size = { codedWidth: 320, codedHeight: 180 }
  const meta =
    codec === 'avc'
      ? { decoderConfig: { ...size, codec: 'avc1.42c01e', description: new Uint8Array(AVC) } }
      : { decoderConfig: { ...size, codec: 'vp09.00.10.08' } }
  for (let frame = 0; frame < 20; frame += 1)
    await video.add(new EncodedPacket(new Uint8Array(600).fill(frame), 'key', frame / 10, 0.1), meta)
  const sound = { codec: codec === 'avc' ? 'mp4a.40.2' : 'opus', sampleRate: 48_000, numberOfChannels: 2 }
  const description = codec === 'avc' ? { description: new Uint8Array([0x11, 0x90]) } : {}
  if (has_sound)
    for (let at = 0; at < 20; at += 1)
      await audio.add(new EncodedPacket(new Uint8Array(60), 'key', at / 10, 0.1), {
        decoderConfig: { ...sound, ...description },
      })
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** Half a second of silence as MP3: frames of MPEG-1 layer 3 at 128 kbit/s. */
export function mp3Bytes(): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: 20 }, () => frame))
}

/** A document of one empty page. */
export function pdfBytes(): Buffer {
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
}

const samples: Record<FileKind, { bytes: () => Promise<Buffer> | Buffer; file_name: string }> = {
  video: { bytes: filmBytes, file_name: 'Morning flow.mp4' },
  audio: { bytes: mp3Bytes, file_name: 'Breathing.mp3' },
  file: { bytes: pdfBytes, file_name: 'Plan.pdf' },
}

/** The bytes of a file of a kind, with its name. */
export async function aSample(kind: FileKind): Promise<{ bytes: Buffer; file_name: string }> {
  const { bytes, file_name } = samples[kind]
  return { bytes: await bytes(), file_name }
}

/** Sends bytes of an upload by the tus protocol, from an offset on. */
export async function sendBytes(
  app: TestApp,
  caller: Caller,
  upload: Pick<Upload, 'url'>,
  bytes: Buffer,
  offset = 0,
): Promise<RawAnswer> {
  const api = await aServer()
  return api.raw('PATCH', upload.url, {
    headers: {
      ...tusHeaders(app, caller),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: bytes,
  })
}

/** The headers of every request of the tus protocol. */
export function tusHeaders(app: TestApp, caller: Caller): Record<string, string> {
  return { 'tus-resumable': '1.0.0', 'x-user-token': caller.token ?? '', 'x-app-slug': app.slug }
}

/** A complete upload that is not finished. */
export async function anUpload(
  app: TestApp,
  { kind = 'video' as FileKind, caller = app.owner as Caller } = {},
): Promise<Upload> {
  const api = await aServer()
  const { bytes, file_name } = await aSample(kind)
  const upload = await api
    .as({ ...caller, slug: app.slug })
    .call('media.createUpload', { kind, file_name, bytes: bytes.length })
  await sendBytes(app, caller, upload, bytes)
  return upload
}

/** A file in the library of an app, uploaded as its owner does. */
export async function aFile(app: TestApp, kind: FileKind = 'video', name?: string): Promise<MediaFile> {
  const api = await aServer()
  const { id } = await anUpload(app, { kind })
  return api
    .as({ ...app.owner, slug: app.slug })
    .call('media.finishUpload', { id, ...(name === undefined ? {} : { name }) })
}

/** A video or document of the library that was not uploaded; returns its id. */
export async function aStoredFile(app: TestApp, kind: 'video' | 'file', name: string): Promise<string> {
  const api = await aServer()
  const id = newId()
  const type = kind === 'video' ? 'video/mp4' : 'application/pdf'
  const content = Buffer.from(`The content of ${name}.`)
  const storage_key = newStorageKey({ app_id: app.id, type, is_public: false })
  await api.services.storage.put(storage_key, content)
  const shape =
    kind === 'video' ? { width: 320, height: 180, seconds: 2 } : { width: 0, height: 0, seconds: null }
  const row = {
    id,
    kind,
    name,
    type,
    ...shape,
    bytes: content.length,
    poster_id: null,
    storage_key,
    created_by: newId(),
  }
  await api.inApp(app.id, (tx) => insertFile(tx, { ...row, created_at: api.clock.now() }))
  return id
}

/** A recording as browsers make it: AAC in MP4, or Opus in WebM or MP4, of noise. */
export async function voiceBytes({
  codec = 'aac' as 'aac' | 'opus',
  container = 'mp4' as 'mp4' | 'webm',
} = {}): Promise<Buffer> {
  const target = new BufferTarget()
  const format = container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const output = new Output({ format, target })
  const audio = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(audio)
  await output.start()
  const description = codec === 'aac' ? { description: new Uint8Array([0x11, 0x90]) } : {}
  const decoderConfig = {
    codec: codec === 'aac' ? 'mp4a.40.2' : 'opus',
    sampleRate: 48_000,
    numberOfChannels: 2,
    ...description,
  }
  for (let at = 0; at < 20; at += 1)
    await audio.add(new EncodedPacket(new Uint8Array(60), 'key', at / 10, 0.1), { decoderConfig })
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
