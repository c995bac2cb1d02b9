const ALWAYS_STARTED_TYPES = new Set(['program', 'pack'])

/** Whether members start every page of a type, whatever its settings say (model, "Doing"). */
export function isAlwaysStarted(content_type: string): boolean {
  return ALWAYS_STARTED_TYPES.has(content_type)
}
