import type { AppTheme } from '@foyer/domain/theme'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'
import { isHexColor } from './theme-values.ts'

/** The values of the form for a new app. */
export type NewAppValues = {
  readonly name: string
  readonly slug: string
  /** The slug was typed, so it no longer follows the name. */
  readonly is_slug_own: boolean
  readonly starter_kit: 'strength' | 'blank'
  readonly primary_color: string
  readonly app_look: AppTheme['app_look']
  readonly default_color_mode: AppTheme['default_color_mode']
}

const slug_pattern = /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/

/** Validates the form on the client. Only the server knows whether a slug is available. */
export function validateNewApp(t: Translate, values: NewAppValues): FieldErrors {
  const errors: Record<string, string> = {}
  if (values.name.trim() === '') errors['name'] = t('studio_apps.new.name_missing')
  if (!slug_pattern.test(values.slug)) errors['slug'] = t('errors.slug_invalid')
  if (!isHexColor(values.primary_color)) errors['primary_color'] = t('studio_apps.theme.color_invalid')
  return errors
}
