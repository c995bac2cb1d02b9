import type { ApiClient } from '@foyer/contract/client'
import type { MediaFile } from '@foyer/contract/media/shapes'
import { DetailedError, Upload } from 'tus-js-client'
import { currentToken } from './session.ts'

/** Small enough for a slow line to send within the server's two minutes. */
const CHUNK_BYTES = 5 * 1024 * 1024
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000]

type Sending = {
  readonly call: ApiClient
  readonly slug: string
  readonly file: File
  readonly kind: MediaFile['kind']
  readonly signal: AbortSignal
  /** Receives the sent fraction, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

type StartedUpload = { readonly id: string; readonly url: string }

/**
 * Sends a file to the server in parts and returns the id of its upload. It goes on after an interruption, also when
 * the same file is chosen again after a reload. Aborting deletes what was sent.
 */
export async function sendUpload(sending: Sending): Promise<string> {
  const { call, slug, file, kind, signal } = sending
  const key = `foyer.upload.${slug}.${kind}.${file.name}.${file.size}.${file.lastModified}`
  let started = readStarted(key)
  try {
    if (started && !(await goOn(sending, started))) started = null
    if (!started) {
      started = await call('media.createUpload', { file_name: file.name, bytes: file.size, kind })
      storeStarted(key, started)
      await sendBytes(sending, started)
    }
    storeStarted(key, null)
    return started.id
  } catch (error) {
    if (signal.aborted && started) {
      storeStarted(key, null)
      await call('media.cancelUpload', { id: started.id }).catch(() => undefined)
    }
    throw error
  }
}

/** Continues an earlier upload; false where the server has it no longer. */
async function goOn(sending: Sending, started: StartedUpload): Promise<boolean> {
  try {
    await sendBytes(sending, started)
    return true
  } catch (error) {
    const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined
    if (status === 404 || status === 410) return false
    throw error
  }
}

function sendBytes({ slug, file, signal, onProgress }: Sending, { url }: StartedUpload): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        request.setHeader('x-user-token', currentToken() ?? '')
        request.setHeader('x-app-slug', slug)
      },
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(),
      onError: reject,
    })
    const abort = (): void => {
      void upload.abort()
      reject(new DOMException('Given up.', 'AbortError'))
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    upload.start()
  })
}

function readStarted(key: string): StartedUpload | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('url' in stored)) return null
    return { id: String(stored.id), url: String(stored.url) }
  } catch {
    return null
  }
}

function storeStarted(key: string, started: StartedUpload | null): void {
  try {
    if (started) localStorage.setItem(key, JSON.stringify({ id: started.id, url: started.url }))
    else localStorage.removeItem(key)
  } catch {
    // Storage is off or full: an interrupted upload starts again after a reload.
  }
}
