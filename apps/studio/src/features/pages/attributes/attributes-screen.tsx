import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Braces, Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { SettingsPage } from '../../apps/index.ts'
import { attributesQuery, type Attribute } from '../../attributes/index.ts'
import { AddAttributeDialog, DeleteAttributeDialog, RenameAttributeDialog } from './attribute-dialogs.tsx'
import styles from './attributes-screen.module.css'

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'delete'; readonly attribute: Attribute }

/** The attributes of the app: values of pages and members that texts show. */
export function AttributesScreen() {
  const t = useT()
  const query = useQuery(attributesQuery(useSlug()))
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = (): void => setDialog(null)
  const add = (
    <Button kind="ink" icon={<Plus />} onClick={() => setDialog({ kind: 'add' })}>
      {t('studio_attributes.add')}
    </Button>
  )
  return (
    <SettingsPage title={t('studio_attributes.title')} actions={add}>
      <p className={styles.intro}>{t('studio_attributes.intro')}</p>
      <QueryBoundary query={query} content_name={t('studio_attributes.title')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<Braces />}
              title={t('studio_attributes.none')}
              text={t('studio_attributes.none_text')}
            />
          ) : (
            <>
              <AttributeList
                title={t('studio_attributes.of_pages')}
                attributes={items.filter(({ slug }) => !isPersonalAttribute(slug))}
                onOpen={setDialog}
              />
              <AttributeList
                title={t('studio_attributes.of_members')}
                attributes={items.filter(({ slug }) => isPersonalAttribute(slug))}
                onOpen={setDialog}
              />
            </>
          )
        }
      </QueryBoundary>
      {dialog?.kind === 'add' && <AddAttributeDialog onClose={close} />}
      {dialog?.kind === 'rename' && <RenameAttributeDialog attribute={dialog.attribute} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteAttributeDialog attribute={dialog.attribute} onClose={close} />}
    </SettingsPage>
  )
}

type AttributeListProps = {
  readonly title: string
  readonly attributes: readonly Attribute[]
  readonly onOpen: (dialog: OpenDialog) => void
}

function AttributeList({ title, attributes, onOpen }: AttributeListProps) {
  const t = useT()
  if (attributes.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.list} aria-label={title}>
        {attributes.map((attribute) => (
          <li key={attribute.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {attribute.name}
              </span>
              <span className={styles.meta}>
                <code dir="ltr">{attribute.slug}</code> · {t(`studio_attributes.types.${attribute.type}`)}
              </span>
            </span>
            <Menu
              label={attribute.name}
              trigger={
                <IconButton
                  icon={<Ellipsis />}
                  label={t('studio_attributes.more', { name: attribute.name })}
                />
              }
              entries={[
                { id: 'rename', label: t('studio_attributes.rename') },
                { id: 'delete', label: t('common.delete'), tone: 'danger' },
              ]}
              onAction={(kind) => onOpen({ kind, attribute })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
