import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, Skeleton, TextField } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { attributesQuery, type Attribute } from '../../attributes/index.ts'
import { memberQuery, type Member } from '../queries.ts'
import styles from './member-profile.module.css'

const RichTextInput = lazy(async () => ({
  default: (await import('#editor/inspector/fields/rich-text.tsx')).RichTextInput,
}))

type Values = Record<string, Member['attributes'][string]>

/** The values of the app's member attributes; nothing where the app has none. */
export function MemberAttributes({ member }: { readonly member: Member }) {
  const attributes = useQuery(attributesQuery(useSlug())).data?.items ?? []
  const own = attributes.filter(({ slug }) => isPersonalAttribute(slug))
  return own.length === 0 ? null : <AttributesForm key={member.id} member={member} attributes={own} />
}

type AttributesFormProps = { readonly member: Member; readonly attributes: readonly Attribute[] }

function AttributesForm({ member, attributes }: AttributesFormProps) {
  const t = useT()
  const call = useAppCall()
  const app_slug = useSlug()
  const cache = useQueryClient()
  const saved = useMemo(
    (): Values =>
      Object.fromEntries(
        attributes.map(({ slug, type }) => [
          toFieldName(slug),
          member.attributes[slug] ?? (type === 'string' ? '' : null),
        ]),
      ),
    [attributes, member.attributes],
  )
  const form = useForm<Values>({
    draft_key: `member-attributes-${member.id}`,
    saved,
    validate: () => ({}),
    save: async (values) => {
      for (const { slug } of attributes) {
        const field = toFieldName(slug)
        const value = values[field] ?? null
        if (JSON.stringify(value) === JSON.stringify(saved[field])) continue
        if (typeof value === 'number' || typeof value === 'boolean') continue
        // oxlint-disable-next-line no-await-in-loop -- the values of one member are few, and set one by one
        await call('members.setMemberAttribute', { id: member.id, slug, value })
      }
      await cache.invalidateQueries(memberQuery(app_slug, member.id))
      toasts.add({ text: t('common.saved') })
    },
  })
  return (
    <Section title={t('studio_members.attributes.title')} text={t('studio_members.attributes.help')}>
      <form className={styles.attributes} {...form.props}>
        {attributes.map(({ slug, name, type }) => {
          const field = toFieldName(slug)
          const value = form.values[field] ?? null
          return type === 'string' ? (
            <TextField
              key={slug}
              label={name}
              maxLength={500}
              value={typeof value === 'string' ? value : ''}
              error={form.errorOf(field)}
              onChange={(event) => form.set(field, event.target.value)}
            />
          ) : (
            <Suspense key={slug} fallback={<Skeleton />}>
              <RichTextInput
                field={{ kind: 'rich_text', label: 'editor.attributes.title' }}
                label={name}
                value={value}
                errors={{}}
                error={form.errorOf(field)}
                is_optional
                onChange={(next) => form.set(field, next as Values[string])}
              />
            </Suspense>
          )
        })}
        {form.refusal && (
          <Notice tone="danger" role="alert">
            {form.refusal}
          </Notice>
        )}
        {form.is_dirty && (
          <div>
            <Button type="submit" kind="ink" is_busy={form.is_saving}>
              {t('common.save')}
            </Button>
          </div>
        )}
      </form>
    </Section>
  )
}

/** Forms nest values at the dots of their names. */
function toFieldName(slug: string): string {
  return slug.replace('member.', '')
}
