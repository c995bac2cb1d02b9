import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState, ListRow, RowList } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Users } from 'lucide-react'
import { useAppTime } from '#platform/app-time.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { Section } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { productHoldersQuery } from '../queries.ts'
import { useHolderExport } from './use-holder-export.ts'

type Holder = OutputFor<'commerce.listProductHolders'>['items'][number]

/** Who owns a product, why, and until when: buyers, members with another product that includes it, and gifts. */
export function ProductHolders({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useT()
  const slug = useSlug()
  const query = useInfiniteQuery(productHoldersQuery(slug, id))
  const { is_busy, run } = useHolderExport(id, title)
  const total = query.data?.pages[0]?.total_count ?? 0
  return (
    <Section
      title={t('studio_products.holders.title')}
      text={total > 0 ? t('studio_products.holders.count', { count: total }) : undefined}
      aside={
        total > 0 && (
          <>
            <ButtonLink
              to="/apps/$slug/members"
              params={{ slug }}
              search={{ product_id: id }}
              kind="ghost"
              size="small"
            >
              {t('studio_products.holders.members')}
            </ButtonLink>
            <Button
              kind="ghost"
              size="small"
              icon={<Download />}
              is_busy={is_busy}
              onClick={() => void run()}
            >
              {t('studio_products.holders.export')}
            </Button>
          </>
        )
      }
    >
      <InfiniteList
        query={query}
        content_name={t('studio_products.holders.title')}
        getRows={(pages) => pages.flatMap((page) => page.items)}
        empty={
          <EmptyState
            icon={<Users />}
            title={t('studio_products.holders.empty_title')}
            text={t('studio_products.holders.empty_text')}
          />
        }
      >
        {(holders) => (
          <RowList label={t('studio_products.holders.title')}>
            {holders.map((holder) => (
              <HolderRow key={holder.id} holder={holder} />
            ))}
          </RowList>
        )}
      </InfiniteList>
    </Section>
  )
}

function HolderRow({ holder }: { readonly holder: Holder }) {
  const t = useT()
  const format = useFormat()
  const { format: app_format } = useAppTime()
  const { name, email, cause, since, until, part_of, paid } = holder
  const because = [
    t(`studio_products.holders.causes.${cause}`),
    part_of !== null && t('studio_products.holders.part_of', { title: part_of }),
    t('studio_products.holders.since', { date: app_format.date(since, 'short') }),
    until !== null && t('studio_products.holders.until', { date: app_format.date(until, 'short') }),
  ]
  return (
    <ListRow
      title={name || email}
      meta={[name && email, because.filter(Boolean).join(' · ')].filter(Boolean).join(' · ')}
      end={paid && format.money(paid.amount, paid.currency)}
    />
  )
}
