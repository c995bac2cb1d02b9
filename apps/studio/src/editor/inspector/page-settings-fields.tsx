import { useT } from '@foyer/i18n/react'
import { SelectField, Switch } from '@foyer/ui'
import type { ReactNode } from 'react'
import type { PageSettings } from '../state/actions.ts'
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
  return (
    <div className={styles.body}>
      {address}
      <ImageInput
        label={t('editor.page.cover')}
        help={t('editor.page.cover_help')}
        value={draft.cover}
        onChange={(cover) => onSettings({ cover })}
      />
      <PageActionsFields
        content_type={content_type}
        actions={draft.page_actions}
        onChange={(page_actions) => onSettings({ page_actions })}
      />
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
        is_optional
        onChange={(color) => onSettings({ background_color: typeof color === 'string' ? color : null })}
      />
      <div className={styles.switches}>
        <SwitchSetting
          name="show_back_button"
          label={t('editor.page.show_back_button')}
          {...{ draft, onSettings }}
        />
        <SwitchSetting
          name="show_bookmark_button"
          label={t('editor.page.show_bookmark_button')}
          {...{ draft, onSettings }}
        />
        <SwitchSetting
          name="show_add_to_schedule_button"
          label={t('editor.page.show_add_to_schedule_button')}
          {...{ draft, onSettings }}
        />
        <SwitchSetting name="show_tabbar" label={t('editor.page.show_tabbar')} {...{ draft, onSettings }} />
        <SwitchSetting
          name="is_commentable"
          label={t('editor.page.is_commentable')}
          {...{ draft, onSettings }}
        />
      </div>
    </div>
  )
}

type SwitchSettingName =
  | 'show_back_button'
  | 'show_bookmark_button'
  | 'show_add_to_schedule_button'
  | 'show_tabbar'
  | 'is_commentable'

type SwitchSettingProps = Pick<PageSettingsFieldsProps, 'draft' | 'onSettings'> & {
  readonly name: SwitchSettingName
  readonly label: string
}

function SwitchSetting({ name, label, draft, onSettings }: SwitchSettingProps) {
  return (
    <Switch
      label={label}
      checked={draft[name]}
      onChange={(event) => onSettings({ [name]: event.target.checked })}
    />
  )
}

function toPageMode(value: string): PageDraft['color_mode'] {
  return value === 'light' || value === 'dark' ? value : null
}
