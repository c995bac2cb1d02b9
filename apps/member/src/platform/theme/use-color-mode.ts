import type { ColorMode } from '@foyer/domain/theme'
import { usePlatform } from '../platform.ts'
import { useStore } from '../store.ts'

/** The member's choice of light, dark or the device's, and how to change it. It counts where the owner left it open. */
export function useColorMode(): [choice: ColorMode, choose: (mode: ColorMode) => void] {
  const { mode } = usePlatform()
  return [useStore(mode.choice), mode.choose]
}
