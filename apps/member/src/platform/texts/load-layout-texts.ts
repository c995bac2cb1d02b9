import { logFailure } from '../log.ts'
import type { Platform } from '../platform.ts'
import { LAYOUT_TEXTS } from './text-store.ts'

/** Loads all texts of the layout. If that fails, the app continues with the texts it has. */
export function loadLayoutTexts({ texts }: Pick<Platform, 'texts'>): Promise<void> {
  return texts.load(LAYOUT_TEXTS).catch((error: unknown) => logFailure('texts', error))
}
