const ALWAYS_STARTED_TYPES = new Set(['program', 'pack'])

/** Whether pages of a type are always started for members, whatever their settings (model, "Doing"). */
export function isAlwaysStarted(content_type: string): boolean {
  return ALWAYS_STARTED_TYPES.has(content_type)
}
