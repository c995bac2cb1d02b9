import { pageTypeDefinition } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { TextField, TextArea } from '@foyer/ui'
import { Tabs } from '@foyer/ui/tabs'
import { useMemo, type ReactNode } from 'react'
import type { PageSettings } from '../state/actions.ts'
import type { PageDraft } from '../types.ts'
import type { PageTab } from '../use-panels.ts'
import { FieldList } from './field-list.tsx'
import styles from './inspector.module.css'
import { PageSettingsFields } from './page-settings-fields.tsx'
import { formatPageErrors } from './format-problems.ts'
import { ImageInput } from './fields/image.tsx'

export type PageInspectorProps = {
  readonly content_type: string
  readonly draft: PageDraft
  readonly onField: (field: string, value: unknown) => void
  readonly onSettings: (settings: PageSettings) => void
  readonly tab: PageTab
  readonly onTab: (tab: PageTab) => void
  /** The path and position, which are stored outside the draft. */
  readonly address: ReactNode
  /** Who may see the page. */
  readonly access: ReactNode
  /** The page's translations. */
  readonly translations: ReactNode
}

/** The page itself: the fields of its type, its settings, what others see of it when it is shared, and who sees it. */
export function PageInspector(props: PageInspectorProps) {
  const { content_type, draft, onField, onSettings, tab, onTab, address, access, translations } = props
  const t = useT()
  const definition = pageTypeDefinition(content_type)
  const errors = useMemo(
    () => formatPageErrors(t, content_type, draft.fields),
    [t, content_type, draft.fields],
  )
  const is_untitled = draft.title.trim() === ''
  const has_error = is_untitled || Object.keys(errors).length > 0
  const content = (
    <div className={styles.body}>
      <TextField
        label={t('editor.page.title')}
        value={draft.title}
        maxLength={200}
        error={is_untitled ? t('editor.page.title_missing') : undefined}
        onChange={(event) => onSettings({ title: event.target.value })}
      />
      {definition && (
        <FieldList
          fields={definition.fields}
          values={{ ...definition.defaults, ...draft.fields }}
          defaults={definition.defaults}
          errors={errors}
          onChange={onField}
        />
      )}
    </div>
  )
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('editor.page.parts')}
        selected={tab}
        onChange={onTab}
        tabs={[
          {
            id: 'content',
            label: t('editor.page.tab_content'),
            fault: has_error ? t('editor.outline.has_fault') : undefined,
            content,
          },
          {
            id: 'settings',
            label: t('editor.page.tab_settings'),
            content: (
              <PageSettingsFields
                content_type={content_type}
                draft={draft}
                onSettings={onSettings}
                address={address}
              />
            ),
          },
          {
            id: 'sharing',
            label: t('editor.page.tab_sharing'),
            content: <SharingFields draft={draft} onSettings={onSettings} />,
          },
          {
            id: 'translations',
            label: t('editor.page.tab_translations'),
            content: <div className={styles.body}>{translations}</div>,
          },
          {
            id: 'access',
            label: t('editor.page.tab_access'),
            content: <div className={styles.body}>{access}</div>,
          },
        ]}
      />
    </div>
  )
}

type SharingFieldsProps = {
  readonly draft: PageDraft
  readonly onSettings: (settings: PageSettings) => void
}

/** What a link to the page shows in search results and messengers (Open Graph). */
function SharingFields({ draft, onSettings }: SharingFieldsProps) {
  const t = useT()
  return (
    <div className={styles.body}>
      <p className={styles.help}>{t('editor.page.sharing_help')}</p>
      <TextField
        label={t('editor.page.og_title')}
        placeholder={draft.title}
        note={t('editor.field.counter', { count: draft.og_title.length, max: 200 })}
        value={draft.og_title}
        maxLength={200}
        onChange={(event) => onSettings({ og_title: event.target.value })}
      />
      <TextArea
        label={t('editor.page.og_description')}
        note={t('editor.field.counter', { count: draft.og_description.length, max: 500 })}
        value={draft.og_description}
        maxLength={500}
        rows={3}
        onChange={(event) => onSettings({ og_description: event.target.value })}
      />
      <ImageInput
        label={t('editor.page.og_image')}
        help={t('editor.page.og_image_help')}
        value={draft.og_image}
        onChange={(image) => onSettings({ og_image: image })}
      />
    </div>
  )
}
