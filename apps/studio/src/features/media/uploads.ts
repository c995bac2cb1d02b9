import type { Format } from '@foyer/i18n'
import { convertHeic } from '@foyer/ui/image-file'
import { useSyncExternalStore } from 'react'
import {
  chooseKind,
  toFileError,
  validateFile,
  type FileError,
  type MediaKind,
} from '#editor/pick/validate-file.ts'
import { createAppClient } from '#platform/api.ts'
import { createLibraryPorts } from './library-ports.ts'
import { refreshMedia } from './queries.ts'

/** A file on its way to the library. It goes on while other screens are shown. */
export type Upload = {
  readonly id: number
  readonly slug: string
  readonly file: File
  readonly kind: MediaKind
  /** The sent fraction, from 0 to 1. */
  readonly share: number
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly error: FileError | null
  readonly replaces: Replaced | null
  readonly cancel: AbortController
}

/** The item whose content an upload replaces, and what follows. */
type Replaced = { readonly id: string; readonly kind: MediaKind; readonly onReplaced: () => void }

type Options = {
  readonly slug: string
  readonly max_bytes: number | null
  readonly format: Pick<Format, 'number'>
  readonly replaces?: Replaced
}

const ALL_KINDS = ['image', 'video', 'audio', 'file'] as const

/** How many files are sent at once. */
const CONCURRENCY = 2

let uploads: readonly Upload[] = []
let last_id = 0
const listeners = new Set<() => void>()

/** The uploads to an app that are not finished, in the order in which they were added. */
export function useUploads(slug: string): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads).filter((upload) => upload.slug === slug)
}

/** Adds files to the library, several at once; what cannot be taken is shown with its reason. */
export async function addUploads(
  files: readonly File[],
  { slug, max_bytes, format, replaces }: Options,
): Promise<void> {
  for (const chosen of files) {
    const kind = chooseKind<MediaKind>(chosen, replaces ? [replaces.kind] : ALL_KINDS)
    const file = kind === 'image' ? await convertHeic(chosen) : chosen
    const error = validateFile(file, kind, { max_bytes, format })
    last_id += 1
    setUploads([
      ...uploads,
      {
        id: last_id,
        slug,
        file,
        kind,
        share: 0,
        state: error ? 'failed' : 'waiting',
        error,
        replaces: replaces ?? null,
        cancel: new AbortController(),
      },
    ])
  }
  startWaiting()
}

/** Stops an upload, or removes a failed one from the list. */
export function removeUpload({ id, cancel }: Upload): void {
  cancel.abort()
  setUploads(uploads.filter((upload) => upload.id !== id))
  startWaiting()
}

/** Tries a failed upload again; bytes that the server has are not sent again. */
export function retryUpload({ id }: Upload): void {
  change(id, { state: 'waiting', error: null, cancel: new AbortController() })
  startWaiting()
}

function startWaiting(): void {
  const free = CONCURRENCY - uploads.filter(({ state }) => state === 'sending').length
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0)))
    void send(upload)
}

async function send({ id, slug, file, kind, replaces, cancel }: Upload): Promise<void> {
  change(id, { state: 'sending', share: 0 })
  const ports = createLibraryPorts(slug)
  const course = { signal: cancel.signal, onProgress: (share: number) => change(id, { share }) }
  try {
    const added =
      kind === 'image'
        ? await ports.uploadPicture(file, course)
        : await ports.uploadFile(file, { ...course, kind })
    if (replaces) {
      await createAppClient(slug)('media.replaceMedia', { id: replaces.id, with_id: added.id })
      replaces.onReplaced()
    }
    setUploads(uploads.filter((upload) => upload.id !== id))
    await refreshMedia(slug)
  } catch (error) {
    if (!cancel.signal.aborted) change(id, { state: 'failed', error: toFileError(error) })
  } finally {
    startWaiting()
  }
}

function change(id: number, changes: Partial<Upload>): void {
  setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
}

function setUploads(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
