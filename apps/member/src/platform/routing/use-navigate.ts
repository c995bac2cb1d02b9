import { usePlatform } from '../platform.ts'
import type { AppLocation } from './app-location.ts'

/** How to go to another path of the app. */
export function useNavigate(): AppLocation['navigate'] {
  return usePlatform().location.navigate
}
