import { PART_LOST } from '../platform/load-once-more.ts'
import { session } from '../platform/storage/local.ts'
import type { VersionWatch } from '../platform/version/version-watch.ts'
import { entryOf, isBuildServed } from './is-build-served.ts'

/** Names the builds that this tab has left because their files were gone. */
const LEFT_KEY = 'foyer.left_builds'

/**
 * Looks for another build at once when a part of this one does not come: its files may have gone with it. Then the same
 * address is loaded of the new build, once for each build and never over words that somebody is writing; else the new
 * build waits for the next navigation.
 */
export function followLostParts(
  version: Pick<VersionWatch, 'found' | 'takeOverHere'>,
  isServed: () => Promise<boolean> = isBuildServed,
): () => void {
  let is_looking = false
  const look = async (): Promise<void> => {
    if (await isServed()) return
    version.found()
    if (!isWriting(document) && leavesOnce(entryOf(document))) version.takeOverHere()
  }
  const follow = (): void => {
    if (is_looking) return
    is_looking = true
    // Where nobody can tell, the part's own place says that it did not come.
    void look()
      .catch(() => {})
      .finally(() => (is_looking = false))
  }
  addEventListener(PART_LOST, follow)
  return () => removeEventListener(PART_LOST, follow)
}

/** Whether a build is left for the first time; a tab that cannot note it stays, or it would go on for ever. */
function leavesOnce(build: string): boolean {
  const left = session.get(LEFT_KEY)?.split(' ') ?? []
  if (left.includes(build)) return false
  const noted = [...left, build].join(' ')
  session.set(LEFT_KEY, noted)
  return session.get(LEFT_KEY) === noted
}

/** Whether words stand in a text field, or in the line that somebody is in. */
function isWriting(page: Pick<Document, 'querySelectorAll'>): boolean {
  const fields = page.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input:focus')
  return [...fields].some(({ type, value }) => !PRESSED.has(type) && value.trim() !== '')
}

/** Fields that hold no words. */
const PRESSED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit', 'range', 'file'])
