// Written by scripts/generate.ts from apps/server/src/features/notifications/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { getSettingsRoute } from './routes/get-settings.ts'
import { updateSettingsRoute } from './routes/update-settings.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['notifications.getSettings', getSettingsRoute],
  ['notifications.updateSettings', updateSettingsRoute],
]
