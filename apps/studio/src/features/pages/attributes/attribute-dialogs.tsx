import type { InputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Notice, SelectField, TextField } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAppCall } from '#platform/api.ts'
import { FormDialog } from '#platform/parts/form-dialog.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { attributesQuery, attributeUsesQuery, type Attribute } from '../../attributes/index.ts'
import { UsesDialog } from '../../media/index.ts'
import { toAttributeName } from './attribute-name.ts'

type AttributeType = InputFor<'attributes.createAttribute'>['type']
type NewAttribute = { name: string; owner: 'page' | 'member'; short_slug: string; type: AttributeType }

const EMPTY: NewAttribute = { name: '', owner: 'page', short_slug: '', type: 'string' }
const PAGE_TYPES: readonly AttributeType[] = ['string', 'rich_text', 'image', 'video', 'audio']
const MEMBER_TYPES: readonly AttributeType[] = ['string', 'rich_text']

/** Adds an attribute; its slug follows the name until it is written by hand. */
export function AddAttributeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const form = useForm<NewAttribute>({
    draft_key: `attribute-${slug}`,
    saved: EMPTY,
    validate: ({ name }) => (name.trim() === '' ? { name: t('studio_attributes.name_missing') } : {}),
    save: async ({ name, owner, short_slug, type }) => {
      const own = `${owner}.${short_slug || toAttributeName(name)}`
      await call('attributes.createAttribute', { name, slug: own, type })
      await cache.invalidateQueries(attributesQuery(slug))
      onClose()
    },
  })
  const { values } = form
  const types = values.owner === 'page' ? PAGE_TYPES : MEMBER_TYPES
  const short_slug = values.short_slug || toAttributeName(values.name)
  return (
    <FormDialog
      title={t('studio_attributes.add')}
      form={form}
      submit={t('studio_attributes.add_button')}
      onClose={onClose}
    >
      <TextField label={t('common.name')} maxLength={80} {...form.field('name')} />
      <SelectField
        label={t('studio_attributes.owner')}
        help={t(`studio_attributes.owner_${values.owner}_help`)}
        choices={(['page', 'member'] as const).map((value) => ({
          value,
          label: t(`studio_attributes.owner_${value}`),
        }))}
        value={values.owner}
        onChange={(event) => {
          const owner = event.target.value === 'member' ? 'member' : 'page'
          form.set('owner', owner)
          if (owner === 'member' && !MEMBER_TYPES.includes(values.type)) form.set('type', 'string')
        }}
      />
      <SelectField
        label={t('studio_attributes.type')}
        choices={types.map((value) => ({ value, label: t(`studio_attributes.types.${value}`) }))}
        value={values.type}
        onChange={(event) => form.set('type', types.find((one) => one === event.target.value) ?? 'string')}
      />
      <TextField
        label={t('studio_attributes.slug')}
        help={t('studio_attributes.slug_help', { slug: `${values.owner}.${short_slug || 'level'}` })}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={short_slug}
        error={form.errorOf('short_slug') ?? form.errorOf('slug')}
        onChange={(event) => form.set('short_slug', event.target.value)}
      />
    </FormDialog>
  )
}

type AttributeDialogProps = { readonly attribute: Attribute; readonly onClose: () => void }

/** Changes the name that the team sees. */
export function RenameAttributeDialog({ attribute: { id, name }, onClose }: AttributeDialogProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const saved = useMemo(() => ({ name }), [name])
  const form = useForm({
    draft_key: `attribute-${id}`,
    saved,
    validate: (values) => (values.name.trim() === '' ? { name: t('studio_attributes.name_missing') } : {}),
    save: async (values) => {
      await call('attributes.renameAttribute', { id, ...values })
      await cache.invalidateQueries(attributesQuery(slug))
      onClose()
    },
  })
  return (
    <FormDialog title={t('studio_attributes.rename')} form={form} submit={t('common.save')} onClose={onClose}>
      <TextField label={t('common.name')} maxLength={80} {...form.field('name')} />
    </FormDialog>
  )
}

/** Deletes an attribute, after the places that use it. */
export function DeleteAttributeDialog({ attribute: { id, name }, onClose }: AttributeDialogProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const query = useQuery(attributeUsesQuery(slug, id))
  const remove = async (): Promise<void> => {
    try {
      await call('attributes.deleteAttribute', { id })
      await cache.invalidateQueries(attributesQuery(slug))
      onClose()
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
  }
  const count = query.data?.member_count ?? 0
  return (
    <UsesDialog
      title={t('studio_attributes.delete_title', { name })}
      query={query}
      remove={{ text: t('studio_attributes.delete_text'), onRemove: () => void remove() }}
      onClose={onClose}
    >
      {count > 0 && <Notice tone="warn">{t('studio_attributes.delete_members', { count })}</Notice>}
    </UsesDialog>
  )
}
