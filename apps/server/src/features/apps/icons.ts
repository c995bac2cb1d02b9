/**
 * An icon of an app: `size` in pixels; `shape` is rounded where it is shown as it is, and full where the device cuts
 * it; `logo_share` is the part of the side that the logo takes, so that no cut reaches it.
 */
export type AppIcon = { path: string; size: number; shape: 'rounded' | 'full'; logo_share: number }

/** The icon that iOS puts on the home screen; iOS also requests this address unasked. */
export const APPLE_ICON: AppIcon = {
  path: '/apple-touch-icon.png',
  size: 180,
  shape: 'full',
  logo_share: 0.8,
}

/** The icons of tabs and launchers, smallest first. */
export const ROUNDED_ICONS: readonly AppIcon[] = [192, 512].map((size) => ({
  path: `/_icons/${size}.png`,
  size,
  shape: 'rounded',
  logo_share: 1,
}))

/** The icon that Android cuts to a circle of 80 per cent (W3C Web Application Manifest, "maskable"). */
export const MASKABLE_ICON: AppIcon = {
  path: '/_icons/maskable-512.png',
  size: 512,
  shape: 'full',
  logo_share: 0.56,
}

const ICONS = new Map([APPLE_ICON, ...ROUNDED_ICONS, MASKABLE_ICON].map((icon) => [icon.path, icon]))

/** Returns the icon at an address of an app's own hosts, if there is one. */
export function findAppIcon(path: string): AppIcon | undefined {
  return ICONS.get(path)
}
