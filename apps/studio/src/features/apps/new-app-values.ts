import type { StarterKitName } from '@foyer/contract/apps/shapes'
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
  readonly starter_kit: StarterKitName
  readonly primary_color: string
  readonly app_look: AppTheme['app_look']
  readonly default_color_mode: AppTheme['default_color_mode']
}

/** The appearance that suits a kit until the owner chooses their own. */
export const kit_looks = {
  strength: { primary_color: '#b04a22', app_look: 'rounded', heading_font: 'archivo' },
  yoga: { primary_color: '#1f6f54', app_look: 'rounded', heading_font: 'bricolage-grotesque' },
  nutrition: { primary_color: '#c0245c', app_look: 'default', heading_font: 'figtree' },
  blank: { primary_color: '#33373f', app_look: 'default', heading_font: 'archivo' },
} as const satisfies Record<StarterKitName, Pick<AppTheme, 'primary_color' | 'app_look' | 'heading_font'>>

/** The form with another kit. Colour and corners follow it where they are still those of the kit before. */
export function chooseKit(values: NewAppValues, starter_kit: StarterKitName): NewAppValues {
  const before = kit_looks[values.starter_kit]
  const next = kit_looks[starter_kit]
  return {
    ...values,
    starter_kit,
    primary_color: values.primary_color === before.primary_color ? next.primary_color : values.primary_color,
    app_look: values.app_look === before.app_look ? next.app_look : values.app_look,
  }
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
