import { logFailure } from '../log.ts'
import type { Platform } from '../platform.ts'
import { LAYOUT_TEXTS } from './text-store.ts'

/** Loads what every part of the frame may say. Without it the app goes on with the words that it has. */
export function loadLayoutTexts({ texts }: Pick<Platform, 'texts'>): Promise<void> {
  return texts.load(LAYOUT_TEXTS).catch((error: unknown) => logFailure('texts', error))
}
