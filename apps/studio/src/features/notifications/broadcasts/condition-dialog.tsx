import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState, ListRow, RowList } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { memberTagsQuery, productsQuery, type Condition } from './queries.ts'

type ConditionProps = {
  readonly kind: Condition['kind']
  readonly onAdd: (condition: Condition) => void
  readonly onClose: () => void
}

/** Chooses the product or the tag of a condition. */
export function ConditionDialog({ kind, onAdd, onClose }: ConditionProps) {
  const t = useT()
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(`studio_broadcasts.condition.${kind}`)}
      close_label={t('common.close')}
    >
      {kind === 'product' ? <Products onAdd={onAdd} /> : <Tags onAdd={onAdd} />}
    </Dialog>
  )
}

function Products({ onAdd }: Pick<ConditionProps, 'onAdd'>) {
  const t = useT()
  const query = useQuery(productsQuery(useSlug()))
  return (
    <QueryBoundary query={query} content_name={t('studio.nav.products')}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('studio_broadcasts.no_products')} />
        ) : (
          <RowList label={t('studio.nav.products')}>
            {items.map(({ id, title }) => (
              <ListRow
                key={id}
                title={<bdi dir="auto">{title}</bdi>}
                end={<AddButton name={title} onAdd={() => onAdd({ kind: 'product', product_id: id })} />}
              />
            ))}
          </RowList>
        )
      }
    </QueryBoundary>
  )
}

function Tags({ onAdd }: Pick<ConditionProps, 'onAdd'>) {
  const t = useT()
  const format = useFormat()
  const query = useQuery(memberTagsQuery(useSlug()))
  return (
    <QueryBoundary query={query} content_name={t('studio_broadcasts.condition.tag')}>
      {({ tags }) =>
        tags.length === 0 ? (
          <EmptyState
            icon={<Tag />}
            title={t('studio_broadcasts.no_tags')}
            text={t('studio_broadcasts.no_tags_text')}
          />
        ) : (
          <RowList label={t('studio_broadcasts.condition.tag')}>
            {tags.map(({ tag, members }) => (
              <ListRow
                key={tag}
                title={<bdi dir="auto">{tag}</bdi>}
                meta={t('studio_broadcasts.tagged', { count: members, members: format.number(members) })}
                end={<AddButton name={tag} onAdd={() => onAdd({ kind: 'tag', tag })} />}
              />
            ))}
          </RowList>
        )
      }
    </QueryBoundary>
  )
}

function AddButton({ name, onAdd }: { readonly name: string; readonly onAdd: () => void }) {
  const t = useT()
  return (
    <Button
      kind="outline"
      size="small"
      aria-label={t('studio_broadcasts.add_named', { name })}
      onClick={onAdd}
    >
      {t('studio_broadcasts.add')}
    </Button>
  )
}
