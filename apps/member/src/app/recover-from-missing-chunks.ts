import { CHUNK_LOST } from '../platform/load-with-retry.ts'
import { sessionStore } from '../platform/storage/local.ts'
import type { VersionWatcher } from '../platform/version/version-watcher.ts'
import { findDocumentEntry, isBuildServed } from './is-build-served.ts'

/** Lists the builds that this tab has left because their files were gone. */
const ABANDONED_BUILDS_KEY = 'foyer.left_builds'

/**
 * Checks for a new build when a chunk fails to load, and reloads the address with it: once per build and never over
 * unsaved text. Otherwise the new build waits for the next navigation.
 */
export function recoverFromMissingChunks(
  version: Pick<VersionWatcher, 'markAvailable' | 'reloadCurrent'>,
  isServed: () => Promise<boolean> = isBuildServed,
): () => void {
  let is_checking = false
  const checkBuild = async (): Promise<void> => {
    if (await isServed()) return
    version.markAvailable()
    if (!hasUnsavedText(document) && abandonOnce(findDocumentEntry(document))) version.reloadCurrent()
  }
  const onChunkLost = (): void => {
    if (is_checking) return
    is_checking = true
    // If the check fails, the part itself shows that it failed to load.
    void checkBuild()
      .catch(() => {})
      .finally(() => (is_checking = false))
  }
  addEventListener(CHUNK_LOST, onChunkLost)
  return () => removeEventListener(CHUNK_LOST, onChunkLost)
}

/** Whether a build is left for the first time; a tab that cannot note it stays, or it would go on for ever. */
function abandonOnce(build: string): boolean {
  const abandoned = sessionStore.get(ABANDONED_BUILDS_KEY)?.split(' ') ?? []
  if (abandoned.includes(build)) return false
  const updated = [...abandoned, build].join(' ')
  sessionStore.set(ABANDONED_BUILDS_KEY, updated)
  return sessionStore.get(ABANDONED_BUILDS_KEY) === updated
}

/** Whether a text area or the focused input contains text. */
function hasUnsavedText(page: Pick<Document, 'querySelectorAll'>): boolean {
  const fields = page.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input:focus')
  return [...fields].some(({ type, value }) => !NON_TEXT_INPUT_TYPES.has(type) && value.trim() !== '')
}

/** Input types without text. */
const NON_TEXT_INPUT_TYPES: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'range',
  'file',
])
