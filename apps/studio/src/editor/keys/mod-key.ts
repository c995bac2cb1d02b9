/** Returns the modifier key for shortcuts on this device. */
export function getModifierKey(): string {
  return isApple() ? '⌘' : 'Ctrl'
}

/** Returns how a shortcut of Alt with an arrow is written on this device. */
export function formatAltKey(arrow: string): string {
  return isApple() ? `⌥${arrow}` : `Alt ${arrow}`
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
