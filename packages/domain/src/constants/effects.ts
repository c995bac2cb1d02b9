/**
 * Whether anything reads a stored setting. Controls of settings without effect are hidden; their calls and stored values
 * stay. What builds the effect sets it to true.
 */
const HAS_EFFECT = {
  /** What members choose to be notified of. */
  member_notifications: true,
  /** The badge "Made with Foyer". */
  badge: false,
  /** Brand colours besides the primary one. */
  secondary_colors: false,
} as const satisfies Record<string, boolean>

/** Whether a setting does something, so that its control is shown. */
export function hasEffect(setting: keyof typeof HAS_EFFECT): boolean {
  return HAS_EFFECT[setting]
}
