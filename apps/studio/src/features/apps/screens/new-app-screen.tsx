import type { StarterKitName } from '@foyer/contract/apps/shapes'
import { toAppSlug } from '@foyer/domain/pages'
import { hasVisibleText } from '@foyer/domain/text'
import { DEFAULT_THEME, withPrimaryColor, type AppTheme } from '@foyer/domain/theme'
import { toTimeZone } from '@foyer/domain/time'
import { useT } from '@foyer/i18n/react'
import { FormErrorNotice } from '@foyer/ui/form'
import { Button, FoyerMark, TextField } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { call } from '#platform/api.ts'
import { createArtUrl } from '#platform/art.ts'
import { useTitle } from '#platform/parts/page.tsx'
import { ThemePreview } from '#platform/preview/theme-preview.tsx'
import { studioLocale } from '#platform/texts.tsx'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { ChoiceCards } from '../components/choice-cards.tsx'
import { ColorField } from '../components/color-field.tsx'
import { DeletedApps } from '../components/deleted-apps.tsx'
import { LabelledChoice, ModeChoice } from '../components/labelled-choice.tsx'
import { SlugField } from '../components/slug-field.tsx'
import { appQuery, appsQuery } from '../queries.ts'
import { chooseKit, kit_looks, validateNewApp, type NewAppValues } from '../new-app-values.ts'
import { isHexColor } from '../theme-values.ts'
import styles from './new-app-screen.module.css'

const swatches = ['#b04a22', '#1f6f54', '#2455c8', '#7a3b9e', '#c0245c', '#33373f'] as const

const blank: NewAppValues = {
  name: '',
  slug: '',
  is_slug_own: false,
  starter_kit: 'strength',
  primary_color: swatches[0],
  app_look: 'rounded',
  default_color_mode: 'auto',
}

/** The kits with content, each with the picture of its card. */
const pictured_kits = [
  ['strength', 'figure.deadlift.clay.4'],
  ['yoga', 'figure.warrior.ember.1'],
  ['nutrition', 'salad.dawn.3'],
] as const

/** A card shows its kit's own colour until the owner has chosen another. */
function kitColor(values: NewAppValues, kit: StarterKitName, color: string): string {
  return values.primary_color === kit_looks[values.starter_kit].primary_color
    ? kit_looks[kit].primary_color
    : color
}

/** Creates an app: name, slug, starter kit, colour, theme and mode, with a live phone preview. */
export function NewAppScreen() {
  const t = useT()
  const navigate = useNavigate()
  const cache = useQueryClient()
  useTitle(t('studio_apps.new.title'))
  const form = useForm<NewAppValues>({
    draft_key: 'new-app',
    saved: blank,
    validate: (values) => validateNewApp(t, values),
    fieldByCode: { slug_taken: 'slug', slug_reserved: 'slug', slug_invalid: 'slug' },
    save: async ({ is_slug_own: _own, ...values }) => {
      const app = await call('apps.createApp', {
        ...values,
        time_zone: toTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC',
        default_locale: studioLocale() === 'ar' ? 'ar' : 'en',
        heading_font: kit_looks[values.starter_kit].heading_font,
      })
      cache.setQueryData(appQuery(app.slug).queryKey, app)
      await cache.invalidateQueries({ queryKey: appsQuery.queryKey })
      await navigate({ to: '/apps/$slug', params: { slug: app.slug }, ignoreBlocker: true })
    },
  })
  const { values } = form
  const leave_dialog = useConfirmLeave(form.is_dirty && values.name !== '' && !form.is_saving)
  const color = isHexColor(values.primary_color) ? values.primary_color : swatches[0]
  const theme: AppTheme = {
    ...withPrimaryColor(DEFAULT_THEME, color),
    app_look: values.app_look,
    default_color_mode: values.default_color_mode,
    heading_font: kit_looks[values.starter_kit].heading_font,
  }
  const rename = (name: string) =>
    form.change({ ...values, name, slug: values.is_slug_own ? values.slug : suggestSlug(name) })

  return (
    <div className={styles.screen}>
      {leave_dialog}
      <form className={styles.form} {...form.props}>
        <header className={styles.top}>
          <Link to="/" aria-label={t('common.home')} className={styles.mark}>
            <FoyerMark size={22} />
          </Link>
          {t('studio_apps.new.eyebrow')}
        </header>
        <main className={styles.body} id="content">
          <h1 className={styles.title}>{t('studio_apps.new.title')}</h1>
          <DeletedApps />
          <div className={styles.two}>
            <TextField
              label={t('studio_apps.new.name')}
              autoComplete="off"
              maxLength={60}
              value={values.name}
              error={form.errorOf('name')}
              onChange={(event) => rename(event.target.value)}
              onBlur={() => values.name !== '' && form.touch('name')}
            />
            <SlugField
              value={values.slug}
              error={form.errorOf('slug')}
              {...(values.slug === FALLBACK_SLUG &&
                !values.is_slug_own && { free_text: t('studio_apps.new.address_fallback') })}
              onChange={(slug) => form.change({ ...values, slug, is_slug_own: slug !== '' })}
            />
          </div>
          <ChoiceCards
            label={t('studio_apps.new.kit')}
            note={t('studio_apps.new.kit_note')}
            value={values.starter_kit}
            onChange={(starter_kit) => form.change(chooseKit(values, starter_kit))}
            choices={[
              ...pictured_kits.map(([kit, art]) => ({
                value: kit,
                title: t(`studio_apps.kits.${kit}`),
                meta: t(`studio_apps.kits.${kit}_meta`),
                picture: <img src={createArtUrl(kitColor(values, kit, color), art, 480, 224)} alt="" />,
              })),
              {
                value: 'blank' as const,
                title: t('studio_apps.kits.blank'),
                meta: t('studio_apps.kits.blank_meta'),
                picture: (
                  <span className={styles.blank}>
                    <Plus />
                  </span>
                ),
              },
            ]}
          />
          <div className={styles.two}>
            <fieldset className={styles.colors}>
              <legend className={styles.legend}>{t('studio_apps.new.color')}</legend>
              <div className={styles.swatches}>
                {swatches.map((hex, i) => (
                  <label key={hex} className={styles.swatch} style={{ background: hex }}>
                    <input
                      type="radio"
                      name="swatch"
                      aria-label={t('studio_apps.new.color_n', { n: i + 1 })}
                      checked={values.primary_color.toLowerCase() === hex}
                      onChange={() => form.set('primary_color', hex)}
                    />
                  </label>
                ))}
              </div>
              <ColorField
                label={t('studio_apps.new.color_own')}
                pick_label={t('studio_apps.new.color_pick')}
                value={values.primary_color}
                error={form.errorOf('primary_color')}
                onChange={(primary_color) => form.set('primary_color', primary_color)}
                onBlur={() => form.touch('primary_color')}
              />
            </fieldset>
            <div className={styles.choices}>
              <LabelledChoice
                label={t('studio_apps.theme.corners')}
                value={values.app_look}
                onChange={(look) => form.set('app_look', look)}
                choices={[
                  { value: 'rounded', label: t('studio_apps.theme.rounded') },
                  { value: 'default', label: t('studio_apps.theme.soft') },
                  { value: 'square', label: t('studio_apps.theme.square') },
                ]}
              />
              <ModeChoice
                value={values.default_color_mode}
                onChange={(mode) => form.set('default_color_mode', mode)}
              />
            </div>
          </div>
          <FormErrorNotice text={form.refusal} />
        </main>
        <footer className={styles.footer}>
          <span className={styles.hint}>{t('studio_apps.new.later')}</span>
          <Link to="/" className={styles.cancel}>
            {t('common.cancel')}
          </Link>
          <Button type="submit" size="large" is_busy={form.is_saving}>
            {values.name.trim() === ''
              ? t('studio_apps.new.create')
              : t('studio_apps.new.create_named', { name: values.name.trim() })}
          </Button>
        </footer>
      </form>
      <aside className={styles.stage} aria-label={t('studio.preview.label')}>
        <ThemePreview
          app_name={values.name}
          theme={theme}
          mode={values.default_color_mode === 'dark' ? 'dark' : 'light'}
          kind={values.starter_kit}
          label={t('studio.preview.label')}
          zoom={0.9}
        />
        <p className={styles.hint}>{t('studio_apps.new.preview_hint')}</p>
      </aside>
    </div>
  )
}

/** The address of a name without any Latin letter; the field says so, and offers others where it is taken. */
const FALLBACK_SLUG = 'my-app'

function suggestSlug(name: string): string {
  return toAppSlug(name) || (hasVisibleText(name) ? FALLBACK_SLUG : '')
}
