import { PREVIEW_WIDTH_PX } from '@foyer/domain/constants'

/** The widths at which a page can be looked at; a phone is where most members are. */
export const DEVICES = { phone: PREVIEW_WIDTH_PX, tablet: 768, desktop: 1280 } as const
export type Device = keyof typeof DEVICES

const HEIGHTS: Readonly<Record<Device, number>> = { phone: 812, tablet: 1024, desktop: 800 }
const BEZEL = 9
const MIN_ZOOM = 0.25

/** Zooms of the buttons, smallest first. */
export const ZOOMS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5] as const

/** Space around the device for the tools, in px. */
const MARGINS = { inline: 176, block: 56 } as const

/** How large a device is drawn: its screen in px, and the zoom at which the whole of it is drawn. */
export type DeviceFit = { readonly width: number; readonly height: number; readonly zoom: number }

/**
 * Fits a device into an area. A phone first loses height, down to a small phone's, then is scaled. Without space for
 * tools (`is_full_width`) the screen fills the area.
 */
export function fitDevice(
  device: Device,
  area: { width: number; height: number },
  is_full_width = false,
): DeviceFit {
  if (is_full_width) return { width: area.width, height: area.height, zoom: 1 }
  const width = DEVICES[device]
  const available = { width: area.width - MARGINS.inline, height: area.height - MARGINS.block }
  const zoom_by_width = available.width / (width + 2 * BEZEL)
  const min_height = device === 'phone' ? 620 : HEIGHTS[device] * 0.6
  const zoom = Math.max(MIN_ZOOM, Math.min(1, zoom_by_width, available.height / min_height))
  const height = Math.round(Math.min(HEIGHTS[device], available.height / zoom - 2 * BEZEL))
  return { width, height: Math.max(height, 320), zoom: Math.round(zoom * 1000) / 1000 }
}

/** The next zoom of the buttons above or below the present one. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const zooms = by === 1 ? ZOOMS : ZOOMS.toReversed()
  return zooms.find((one) => (by === 1 ? one > zoom + 0.005 : one < zoom - 0.005)) ?? zoom
}
