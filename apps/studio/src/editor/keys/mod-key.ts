/** Returns the modifier key for shortcuts on this device. */
export function getModifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
