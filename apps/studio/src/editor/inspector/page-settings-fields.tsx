import { pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { SelectField, Switch } from '@foyer/ui'
import type { ReactNode } from 'react'
import { PageAttributesFields } from '../attributes/page-attributes-fields.tsx'
import type { PageSettings } from '../state/actions.ts'
import { SaveTemplateButton } from '../templates/save-template-button.tsx'
import type { PageDraft } from '../types.ts'
import { ColorInput } from './fields/color.tsx'
import { ImageInput } from './fields/image.tsx'
import styles from './inspector.module.css'
import { PageActionsFields } from './page-actions-fields.tsx'

type PageSettingsFieldsProps = {
  readonly content_type: string
  readonly draft: PageDraft
  readonly onSettings: (settings: PageSettings) => void
  readonly address: ReactNode
}

/** What a page shows around its blocks, and how. */
export function PageSettingsFields({ content_type, draft, onSettings, address }: PageSettingsFieldsProps) {
  const t = useT()
  const mode = draft.color_mode ?? ''
  const is_overlay = pageTraits(content_type).is_overlay_only
  return (
    <div className={styles.body}>
      {address}
      <SaveTemplateButton content_type={content_type} draft={draft} />
      <ImageInput
        label={t('editor.page.cover')}
        help={t('editor.page.cover_help')}
        value={draft.cover}
        onChange={(cover) => onSettings({ cover })}
      />
      <PageAttributesFields
        values={draft.attributes ?? []}
        onChange={(attributes) => onSettings({ attributes })}
      />
      {!is_overlay && (
        <PageActionsFields
          content_type={content_type}
          actions={draft.page_actions}
          onChange={(page_actions) => onSettings({ page_actions })}
        />
      )}
      <SelectField
        label={t('editor.page.color_mode')}
        choices={[
          { value: '', label: t('editor.page.mode_app') },
          { value: 'light', label: t('editor.page.mode_light') },
          { value: 'dark', label: t('editor.page.mode_dark') },
        ]}
        value={mode}
        onChange={(event) => onSettings({ color_mode: toPageMode(event.target.value) })}
      />
      <ColorInput
        label={t('editor.page.background')}
        value={draft.background_color}
        help={t('editor.page.background_help')}
        is_optional
        onChange={(color) => onSettings({ background_color: typeof color === 'string' ? color : null })}
      />
      {!is_overlay && (
        <div className={styles.switches}>
          {switches.map((name) => (
            <Switch
              key={name}
              label={t(`editor.page.${name}`)}
              meta={t(`editor.page.${name}_help`)}
              checked={draft[name] ?? getDefault(name, content_type)}
              onChange={(event) => onSettings({ [name]: event.target.checked })}
            />
          ))}
        </div>
      )}
    </div>
  )
}

const switches = [
  'use_global_toolbar',
  'show_back_button',
  'show_bookmark_button',
  'show_add_to_schedule_button',
  'show_tabbar',
  'show_view_switcher',
  'is_commentable',
] as const

/** What a switch shows that the owner has never used. */
function getDefault(name: (typeof switches)[number], content_type: string): boolean {
  return name === 'show_view_switcher' ? pageTraits(content_type).has_view_switcher : true
}

function toPageMode(value: string): PageDraft['color_mode'] {
  return value === 'light' || value === 'dark' ? value : null
}
