import { useT } from '@foyer/i18n/react'
import { SelectField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { overlayChoicesQuery } from '../queries.ts'

type OverlayFieldProps = {
  readonly value: string | null
  readonly onChange: (page_id: string | null) => void
  readonly help: string
  /** A page that cannot be its own overlay. */
  readonly except?: string
  readonly error?: string | undefined
}

/** The overlay shown before a purchase: a public page of the app, or none. */
export function OverlayField({ value, onChange, help, except, error }: OverlayFieldProps) {
  const t = useT()
  const pages = useQuery(overlayChoicesQuery(useSlug())).data
  const choices = (pages ?? []).filter((page) => page.page_id !== except)
  const is_missing = value !== null && pages !== undefined && !choices.some((page) => page.page_id === value)
  return (
    <SelectField
      label={t('studio.overlay.label')}
      note={t('common.optional')}
      help={pages?.length === 0 ? t('studio.overlay.none_yet') : help}
      error={error ?? (is_missing ? t('studio.overlay.gone') : undefined)}
      placeholder={t('studio.overlay.none')}
      value={value ?? ''}
      choices={[
        ...choices.map((page) => ({ value: page.page_id, label: page.title })),
        ...(is_missing ? [{ value, label: t('studio.overlay.gone_page') }] : []),
      ]}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
