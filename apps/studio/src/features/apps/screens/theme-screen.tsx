import { FONT_IDS, FONTS, normalizeTheme, type AppTheme } from '@foyer/domain/theme'
import { useFormat, useT } from '@foyer/i18n/react'
import { Notice, SelectField } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Contrast } from 'lucide-react'
import { useMemo } from 'react'
import { useAppCall } from '#platform/api.ts'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { ThemePreview } from '#platform/preview/theme-preview.tsx'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { ChoiceCards } from '../components/choice-cards.tsx'
import { ColorField } from '../components/color-field.tsx'
import { LabelledChoice, ModeChoice } from '../components/labelled-choice.tsx'
import { LogoField } from '../components/logo-field.tsx'
import { SettingsPage } from '../components/settings-page.tsx'
import { appQuery, setupQuery, useStudioApp } from '../queries.ts'
import {
  getColorAdvice,
  COLOR_FIELDS,
  isHexColor,
  toTheme,
  toThemeValues,
  type ThemeValues,
} from '../theme-values.ts'
import styles from './theme-screen.module.css'

const corner_choices = ['rounded', 'default', 'square'] as const

/** Brand and theme, with a light and a dark phone that change along. Members see it after the next publish. */
export function ThemeScreen() {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const saved = useMemo(() => toThemeValues(app), [app])
  const form = useForm<ThemeValues>({
    draft_key: `theme-${app.slug}`,
    saved,
    validate: (values) =>
      Object.fromEntries(
        COLOR_FIELDS.filter((name) => !isHexColor(values[name])).map((name) => [
          name,
          t('studio_apps.theme.color_invalid'),
        ]),
      ),
    save: async ({ primary, secondary, dark, light, logo, ...rest }) => {
      const changed = await call('apps.updateAppTheme', {
        ...rest,
        brand_color: { primary, secondary, dark, light },
        logo_media_id: logo?.id ?? null,
      })
      cache.setQueryData(appQuery(app.slug).queryKey, changed)
      await cache.invalidateQueries({ queryKey: setupQuery(app.slug).queryKey })
      await cache.invalidateQueries({ queryKey: ['app', app.slug, 'pages'] })
      toasts.add({ text: t('studio_apps.theme.saved') })
    },
  })
  const { values } = form
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const theme = toTheme(normalizeTheme(app), values)
  return (
    <SettingsPage
      title={t('studio_apps.theme.title')}
      side_label={t('studio.preview.label')}
      side={
        <Phones
          theme={theme}
          name={app.name}
          logo={values.logo?.src ?? null}
          mode={values.default_color_mode}
        />
      }
    >
      {leave_dialog}
      <form className={styles.form} {...form.props}>
        <div className={styles.colors}>
          {COLOR_FIELDS.map((name) => (
            <ColorField
              key={name}
              label={t(`studio_apps.theme.${name}`)}
              pick_label={t('studio_apps.theme.pick', { name: t(`studio_apps.theme.${name}`) })}
              value={values[name]}
              error={form.errorOf(name)}
              onChange={(color) => form.set(name, color)}
              onBlur={() => form.touch(name)}
            />
          ))}
        </div>
        <ColorAdviceNotice color={values.primary} />
        <ChoiceCards
          label={t('studio_apps.theme.corners')}
          shape="flat"
          value={values.app_look}
          onChange={(look) => form.set('app_look', look)}
          choices={corner_choices.map((look) => ({
            value: look,
            title: t(`studio_apps.theme.${look === 'default' ? 'soft' : look}`),
            meta: t(`studio_apps.theme.${look === 'default' ? 'soft' : look}_meta`),
            picture: <CornerSample look={look} color={theme.primary_color} />,
          }))}
        />
        <div className={styles.two}>
          <LabelledChoice
            label={t('studio_apps.theme.cards')}
            value={values.card_style}
            onChange={(cards) => form.set('card_style', cards)}
            choices={[
              { value: 'raised', label: t('studio_apps.theme.raised') },
              { value: 'flat', label: t('studio_apps.theme.flat') },
            ]}
          />
          <ModeChoice
            value={values.default_color_mode}
            onChange={(mode) => form.set('default_color_mode', mode)}
          />
          <FontField
            label={t('studio_apps.theme.heading_font')}
            value={values.heading_font}
            onChange={(font) => form.set('heading_font', font)}
          />
          <FontField
            label={t('studio_apps.theme.body_font')}
            value={values.body_font}
            onChange={(font) => form.set('body_font', font)}
          />
        </div>
        <LogoField
          app={{ name: app.name, theme }}
          value={values.logo}
          error={form.errorOf('logo_media_id')}
          onChange={(logo) => form.set('logo', logo)}
        />
        <SaveBar form={form} />
      </form>
    </SettingsPage>
  )
}

type FontFieldProps = {
  readonly label: string
  readonly value: AppTheme['heading_font']
  readonly onChange: (font: AppTheme['heading_font']) => void
}

function FontField({ label, value, onChange }: FontFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      style={{ fontFamily: `'${FONTS[value].family}'` }}
      onChange={(event) => {
        const font = FONT_IDS.find((id) => id === event.target.value)
        if (font) onChange(font)
      }}
      choices={FONT_IDS.map((id) => ({ value: id, label: FONTS[id].name }))}
    />
  )
}

/** Warns when white text has too little contrast on the main colour, and shows the replacement. */
function ColorAdviceNotice({ color }: { readonly color: string }) {
  const t = useT()
  const format = useFormat()
  const advice = getColorAdvice(color)
  if (!advice) return null
  const ratio = (value: number): string => format.number(value, { maximumFractionDigits: 1 })
  return (
    <Notice tone="warn" icon={<Contrast />} title={t('studio_apps.theme.advice_title')}>
      {t(`studio_apps.theme.advice_${advice.fix}`, { white: ratio(advice.white), least: ratio(4.5) })}
      <span className={styles.samples}>
        <span
          className={styles.sample}
          style={{ background: color, color: '#ffffff' }}
          aria-hidden="true"
          data-example="too-faint"
        >
          {t('studio_apps.theme.sample')}
        </span>
        <span>{t('studio_apps.theme.ratio', { ratio: ratio(advice.white) })}</span>
        <ArrowRight aria-hidden="true" className={styles.arrow} />
        <span
          className={styles.sample}
          style={{ background: advice.ground, color: advice.text }}
          aria-hidden="true"
        >
          {t('studio_apps.theme.sample')}
        </span>
        <span>{t('studio_apps.theme.ratio', { ratio: ratio(advice.chosen) })}</span>
      </span>
    </Notice>
  )
}

const radii = { rounded: ['16px', '24px'], default: ['6px', '12px'], square: ['3px', '3px'] } as const

function CornerSample({ look, color }: { readonly look: AppTheme['app_look']; readonly color: string }) {
  const [card, control] = radii[look]
  return (
    <span className={styles.look}>
      <span className={styles.look_card} style={{ background: color, borderRadius: card }} />
      <span className={styles.look_control} style={{ background: color, borderRadius: control }} />
    </span>
  )
}

type PhonesProps = {
  theme: AppTheme
  name: string
  logo: string | null
  mode: AppTheme['default_color_mode']
}

function Phones({ theme, name, logo, mode }: PhonesProps) {
  const t = useT()
  const phone = { theme, app_name: name, logo, zoom: 0.68 }
  return (
    <div className={styles.phones} data-both={mode === 'auto'}>
      {mode !== 'dark' && (
        <ThemePreview {...phone} mode="light" label={t('studio_apps.theme.preview_light')} />
      )}
      {mode !== 'light' && (
        <div className={styles.second}>
          <ThemePreview {...phone} mode="dark" label={t('studio_apps.theme.preview_dark')} />
        </div>
      )}
    </div>
  )
}
