import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Braces } from 'lucide-react'
import { useTextAttributes } from '../services.tsx'

/** Offers the attributes that a text can show; nothing where texts show none. */
export function AttributeMenu({ onInsert }: { readonly onInsert: (slug: string) => void }) {
  const t = useT()
  const attributes = useTextAttributes()
  const getName = useAttributeNames()
  if (!attributes) return null
  const slugs = attributes.flatMap(({ slug, type }) =>
    type === 'string' || type === 'rich_text' ? [slug] : [],
  )
  const entries: MenuEntry[] = [
    ...['page.title', ...slugs.filter((slug) => !isPersonalAttribute(slug))].map(toEntry),
    'line',
    ...['member.first_name', ...slugs.filter(isPersonalAttribute)].map(toEntry),
  ]
  function toEntry(slug: string): MenuEntry {
    return { id: slug, label: getName(slug) }
  }
  return (
    <Menu
      label={t('editor.attributes.insert')}
      trigger={
        <IconButton
          size="small"
          icon={<Braces />}
          label={t('editor.attributes.insert')}
          title={t('editor.attributes.insert')}
        />
      }
      entries={entries}
      onAction={onInsert}
    />
  )
}

/** The names of attributes by slug; the slug itself of one that the app does not have. */
export function useAttributeNames(): (slug: string) => string {
  const t = useT()
  const attributes = useTextAttributes()
  return (slug) => {
    if (slug === 'page.title') return t('editor.attributes.page_title')
    if (slug === 'member.first_name') return t('editor.attributes.first_name')
    return attributes?.find((attribute) => attribute.slug === slug)?.name ?? slug
  }
}
