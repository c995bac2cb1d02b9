import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Chip } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { Link } from '@tanstack/react-router'
import { Plus, Tag, Users } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useSlug } from '#platform/routes.ts'
import { ConditionDialog } from './condition-dialog.tsx'
import type { Broadcast, Condition, Reach } from './queries.ts'
import { RecipientsDialog } from './recipients-dialog.tsx'
import styles from './editor.module.css'

type AudienceProps = {
  readonly broadcast: Broadcast
  readonly stored: Broadcast
  readonly reach: Reach | undefined
  readonly onChange: (audience: Condition[]) => void
}

/** To whom it goes: the conditions, and how many members fit them now. */
export function AudienceField({ broadcast, stored, reach, onChange }: AudienceProps) {
  const t = useT()
  const slug = useSlug()
  const [adding, setAdding] = useState<Condition['kind'] | null>(null)
  const [is_list_open, setIsListOpen] = useState(false)
  const { audience } = broadcast
  return (
    <section aria-label={t('studio_broadcasts.to')}>
      <h2 className={styles.label}>{t('studio_broadcasts.to')}</h2>
      <div className={styles.audience}>
        <div className={styles.conditions}>
          {audience.length === 0 && <Chip icon={<Users />}>{t('studio_broadcasts.everyone')}</Chip>}
          {audience.map((condition, at) => (
            <Fragment key={JSON.stringify(condition)}>
              {at > 0 && <span className={styles.meta}>{t('studio_broadcasts.and')}</span>}
              <Chip
                tone="accent"
                icon={condition.kind === 'tag' ? <Tag /> : undefined}
                onRemove={() => onChange(audience.filter((one) => one !== condition))}
                remove_label={t('studio_broadcasts.remove_condition')}
              >
                <ConditionText condition={condition} products={[...broadcast.products, ...stored.products]} />
              </Chip>
            </Fragment>
          ))}
          <Menu
            label={t('studio_broadcasts.add_condition')}
            trigger={
              <Button kind="ghost" size="small" icon={<Plus />}>
                {t('studio_broadcasts.add_condition')}
              </Button>
            }
            entries={[
              { id: 'product', label: t('studio_broadcasts.condition.product') },
              { id: 'tag', label: t('studio_broadcasts.condition.tag') },
            ]}
            onAction={(kind) => setAdding(kind as Condition['kind'])}
          />
        </div>
        <div className={styles.count}>
          <strong>
            {reach
              ? t('studio_broadcasts.members', { count: reach.members })
              : t('studio_broadcasts.counting')}
          </strong>
          {reach && <Excluded reach={reach} />}
          <Button kind="ghost" size="small" className={styles.end} onClick={() => setIsListOpen(true)}>
            {t('studio_broadcasts.see_list')}
          </Button>
        </div>
      </div>
      <p className={styles.note}>
        {t('studio_broadcasts.only_members')}{' '}
        <Link to="/apps/$slug/members/import" params={{ slug }} className={styles.link}>
          {t('studio_broadcasts.import_members')}
        </Link>
      </p>
      {adding && (
        <ConditionDialog
          kind={adding}
          onClose={() => setAdding(null)}
          onAdd={(condition) => {
            setAdding(null)
            const added = JSON.stringify(condition)
            if (!audience.some((one) => JSON.stringify(one) === added)) onChange([...audience, condition])
          }}
        />
      )}
      {is_list_open && <RecipientsDialog broadcast={stored} onClose={() => setIsListOpen(false)} />}
    </section>
  )
}

function Excluded({ reach: { excluded } }: { readonly reach: Reach }) {
  const t = useT()
  const format = useFormat()
  const reasons = (['news_off', 'suspended'] as const)
    .filter((reason) => excluded[reason] > 0)
    .map((reason) => t(`studio_broadcasts.excluded.${reason}`, { count: excluded[reason] }))
  return reasons.length === 0 ? null : <span className={styles.meta}>{format.list(reasons)}</span>
}

type TextProps = { readonly condition: Condition; readonly products: Broadcast['products'] }

/** What a condition says. */
export function ConditionText({ condition, products }: TextProps) {
  const t = useT()
  if (condition.kind === 'tag') return t('studio_broadcasts.has_tag', { tag: condition.tag })
  const title = products.find(({ id }) => id === condition.product_id)?.title
  return t('studio_broadcasts.owns', { product: title ?? '…' })
}
