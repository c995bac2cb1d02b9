import { Gallery } from '@foyer/ui/gallery'
import { NotFoundScreen } from '../status-screens.tsx'

/** Every part of the design system. Development and end-to-end runs only ask for it on this machine. */
export function GalleryScreen() {
  return isDevelopment() ? <Gallery /> : <NotFoundScreen />
}

/** The gallery is for people who build Foyer: it is shown where the studio runs on their own machine. */
function isDevelopment(): boolean {
  return import.meta.env.DEV || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
}
