import { randomBytes } from 'node:crypto'
import { StorageError } from './storage.ts'

/** File extensions by media type. The extension of a key encodes the type, so it needs no other storage. */
const extensionByType: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'audio/ogg': 'ogg',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/epub+zip': 'epub',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/json': 'json',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'application/vnd.apple.mpegurl': 'm3u8',
  'video/iso.segment': 'm4s',
  'application/octet-stream': 'bin',
}

const typeByExtension = new Map(Object.entries(extensionByType).map(([type, ending]) => [ending, type]))

const keyPattern =
  /^(public|private)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[A-Za-z0-9_-]{22}(?:\/[a-z0-9_-]{1,40})?\.([a-z0-9]{2,4})$/

/** Whether a text is a key: visibility, app, random name, perhaps a variant, ending. Nothing else is ever a path. */
export function isStorageKey(key: string): boolean {
  const ending = keyPattern.exec(key)?.[3]
  return ending !== undefined && typeByExtension.has(ending)
}

/** The parts of a key. Throws `StorageError` `invalid_key` for anything else. */
export function parseStorageKey(key: string): { is_public: boolean; app_id: string; type: string } {
  const match = keyPattern.exec(key)
  const type = typeByExtension.get(match?.[3] ?? '')
  if (!match || !type) throw new StorageError('invalid_key', 'This is no key of a stored file.')
  return { is_public: match[1] === 'public', app_id: match[2] ?? '', type }
}

/** A new key with 128 random bits. Types that we do not know are stored as bytes to be downloaded. */
export function newStorageKey(file: { app_id: string; type: string; is_public: boolean }): string {
  const ending = extensionByType[file.type] ?? 'bin'
  return `${file.is_public ? 'public' : 'private'}/${file.app_id}/${randomBytes(16).toString('base64url')}.${ending}`
}

/** Returns the key of a variant (`w750`) of a file: next to it, with the same visibility and app. */
export function variantKey(key: string, variant: string, type: string): string {
  parseStorageKey(key)
  const new_key = `${key.slice(0, key.lastIndexOf('.'))}/${variant}.${extensionByType[type] ?? 'bin'}`
  if (!isStorageKey(new_key))
    throw new StorageError('invalid_key', `"${variant}" is no name for a variant of a file.`)
  return new_key
}

/** The name of the list of a stream's sizes, beside their lists and segments. */
const STREAM = 'stream'
const STREAM_TYPE = 'application/vnd.apple.mpegurl'

/** Names of the files of a stream: the list of sizes, and for each size its list, its header and its segments. */
const streamPattern =
  /^(private\/[0-9a-f-]{36}\/[A-Za-z0-9_-]{22})\/(?:(?:stream|\d{1,4})\.m3u8|init_\d{1,4}\.mp4|\d{1,4}_\d{3,6}\.m4s)$/

/** The key of the stream of a video: the list of its sizes. */
export function streamKey(key: string): string {
  return variantKey(key, STREAM, STREAM_TYPE)
}

/** Returns the key of a file of a stream by the name that it has in the lists; null for names of another form. */
export function streamFileKey(key: string, name: string): string | null {
  const file_key = `${key.slice(0, key.lastIndexOf('.'))}/${name}`
  return streamPattern.test(file_key) ? file_key : null
}

/** The folder of the stream that a file belongs to; null for other files. */
export function streamFolder(key: string): string | null {
  return streamPattern.exec(key)?.[1] ?? null
}
