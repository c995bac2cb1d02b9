import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { EmptyState, LinkButton, ListRow, ProgressSegments, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Dumbbell } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { Cover, coverUrl } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { StatePill } from './discover/state-pill.tsx'
import { myContentQuery } from './my-content-query.ts'
import styles from './my-content.module.css'
import { nonEmptySections } from './sections.ts'

type Content = OutputFor<'library.getMyContent'>
type PageCard = Content['programs'][number]

/** The member's own content: current programs, recently viewed, saved and purchased pages. */
export function MyContentScreen(): ReactNode {
  const t = useT()
  const query = useQuery(myContentQuery(usePlatform()))
  return (
    <Screen title={t('library.title')} back="/me/account" is_wide>
      <QueryBoundary query={query}>{(content) => <ContentSections content={content} />}</QueryBoundary>
    </Screen>
  )
}

function ContentSections({ content }: { content: Content }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const sections = nonEmptySections(content)
  const { purchased_products, has_form_submissions, has_training } = content
  const has_rows = purchased_products.length > 0 || has_form_submissions || has_training
  if (sections.length === 0 && !has_rows) {
    const of = { id: app.id, content_type: PRODUCT_ART_TYPE }
    return (
      <EmptyState
        art={coverUrl(app.theme.primary_color, null, of, 400, 400)}
        title={t('library.empty_title')}
        text={t('library.empty_text')}
        actions={
          <LinkButton size="small" href="/discover">
            {t('library.browse')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <div className={styles.sections}>
      {sections.map(({ name, pages }) => (
        <section key={name} className={styles.section} aria-labelledby={`mine-${name}`}>
          <h2 id={`mine-${name}`} className={styles.heading}>
            {t(`library.section.${name}`)}
          </h2>
          <RowList>
            {pages.map((page) => (
              <PageRow key={page.page_id} page={page} />
            ))}
          </RowList>
        </section>
      ))}
      {purchased_products.length > 0 && (
        <section className={styles.section} aria-labelledby="mine-purchased">
          <h2 id="mine-purchased" className={styles.heading}>
            {t('library.section.purchased')}
          </h2>
          <RowList>
            {purchased_products.map(({ product_id, title, cover, cover_asset }) => (
              <ListRow
                key={product_id}
                href={`/me/products/${product_id}`}
                title={title}
                lead={
                  <Cover
                    cover={cover}
                    asset={cover_asset}
                    of={{ id: product_id, content_type: PRODUCT_ART_TYPE }}
                    width={56}
                    height={56}
                  />
                }
              />
            ))}
          </RowList>
        </section>
      )}
      {has_training && (
        <section className={styles.section} aria-labelledby="mine-training">
          <h2 id="mine-training" className={styles.heading}>
            {t('library.section.training')}
          </h2>
          <RowList>
            {[
              <ListRow
                key="training"
                href="/me/training"
                lead={<Dumbbell className={styles.lead} aria-hidden="true" />}
                title={t('library.training')}
                meta={t('library.training_text')}
              />,
            ]}
          </RowList>
        </section>
      )}
      {has_form_submissions && (
        <section className={styles.section} aria-labelledby="mine-forms">
          <h2 id="mine-forms" className={styles.heading}>
            {t('library.section.forms')}
          </h2>
          <RowList>
            {[
              <ListRow
                key="answers"
                href="/me/submissions"
                lead={<ClipboardList className={styles.lead} aria-hidden="true" />}
                title={t('library.answers')}
              />,
            ]}
          </RowList>
        </section>
      )}
    </div>
  )
}

function PageRow({ page }: { page: PageCard }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { page_id, path, title, content_type, cover, cover_asset, done, total, at } = page
  const has_steps = done !== null && total !== null && total > 0
  const progressText = has_steps ? t('library.done_of', { done, total }) : null
  return (
    <ListRow
      href={path}
      title={title}
      meta={progressText ?? (at === null ? undefined : format.date(at, 'long'))}
      below={
        has_steps && (
          <ProgressSegments
            label={title}
            value_text={progressText ?? ''}
            value={done}
            max={total}
            parts={total}
          />
        )
      }
      lead={
        <Cover cover={cover} asset={cover_asset} of={{ id: page_id, content_type }} width={56} height={56} />
      }
      end={<StatePill item={page} place="row" />}
    />
  )
}
