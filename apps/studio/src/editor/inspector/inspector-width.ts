import { readLocal, writeLocal } from '../../platform/local.ts'

/** The widths of the inspector in pixels. */
export const INSPECTOR_WIDTHS = { min: 360, initial: 400, max: 560 } as const

const STEP = 10
const LARGE_STEP = 50
const STORAGE_KEY = 'editor.inspector_width'

/** Returns the nearest allowed width. */
export function clampWidth(width: number): number {
  const { min, initial, max } = INSPECTOR_WIDTHS
  return Number.isFinite(width) ? Math.round(Math.min(Math.max(width, min), max)) : initial
}

type WidthKey = { readonly key: string; readonly shiftKey: boolean }

/** Returns the width after a key on the separator; null for keys without a meaning there. */
export function getKeyWidth(width: number, { key, shiftKey }: WidthKey, is_rtl: boolean): number | null {
  const step = shiftKey ? LARGE_STEP : STEP
  if (key === 'Home') return INSPECTOR_WIDTHS.min
  if (key === 'End') return INSPECTOR_WIDTHS.max
  if (key === 'Enter') return INSPECTOR_WIDTHS.initial
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  // The inspector is at the end of the line, so it grows towards the start.
  const is_wider = (key === 'ArrowLeft') !== is_rtl
  return clampWidth(width + (is_wider ? step : -step))
}

/** Returns the width that was chosen in this browser, otherwise the initial one. */
export function readWidth(): number {
  const stored = readLocal(STORAGE_KEY)
  return stored === null ? INSPECTOR_WIDTHS.initial : clampWidth(Number(stored))
}

/** Stores the width for this browser; the initial one needs no entry. */
export function storeWidth(width: number): void {
  writeLocal(STORAGE_KEY, width === INSPECTOR_WIDTHS.initial ? null : `${width}`)
}
