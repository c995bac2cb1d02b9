import { Gallery } from '@foyer/ui/gallery'
import { isDevelopment } from '../is-development.ts'
import { NotFoundScreen } from '../status-screens.tsx'

/** Every component of the design system, for development and local end-to-end runs. */
export function GalleryScreen() {
  return isDevelopment() ? <Gallery /> : <NotFoundScreen />
}
