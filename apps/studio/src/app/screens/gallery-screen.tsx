import { Gallery } from '@foyer/ui/gallery'
import { NotFoundScreen } from '../status-screens.tsx'

/** Every component of the design system, for development and local end-to-end runs. */
export function GalleryScreen() {
  return isDevelopment() ? <Gallery /> : <NotFoundScreen />
}

/** Whether the studio runs on the developer's own machine; only then the gallery is shown. */
function isDevelopment(): boolean {
  return import.meta.env.DEV || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
}
