import type { OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Film, Lock, PanelBottom, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageIcon } from '#editor/pick/page-icon.tsx'
import { useSlug } from '#platform/routes.ts'
import styles from './uses-list.module.css'

type Uses = OutputFor<'pages.listPageUses'>
type Use = Uses['items'][number]

/** The places that use something, each a link to it. */
export function UsesList({ uses, label }: { readonly uses: Uses; readonly label: string }) {
  const t = useT()
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {uses.items.map((use) => (
          <li key={`${use.kind} ${use.id ?? ''}`}>
            <UseLink use={use}>
              <span className={styles.icon}>
                <UseIcon use={use} />
              </span>
              <span className={styles.words}>
                <span className={styles.title} dir="auto">
                  {use.title || t(`studio.uses.${use.kind}`)}
                </span>
                <span className={styles.meta}>{formatPlace(t, use)}</span>
              </span>
              <ArrowUpRight aria-hidden="true" className={styles.arrow} />
            </UseLink>
          </li>
        ))}
      </ul>
      {!uses.is_complete && <p className={styles.meta}>{t('studio.uses.more')}</p>}
    </>
  )
}

function UseLink({ use: { kind, id }, children }: { readonly use: Use; readonly children: ReactNode }) {
  const slug = useSlug()
  const props = { className: styles.link, children }
  switch (kind) {
    case 'page':
    case 'access':
      return <Link to="/apps/$slug/pages/$page_id" params={{ slug, page_id: id ?? '' }} {...props} />
    case 'product':
      return <Link to="/apps/$slug/products/$product_id" params={{ slug, product_id: id ?? '' }} {...props} />
    case 'poster':
      return <Link to="/apps/$slug/library/media" params={{ slug }} search={{ item: id ?? '' }} {...props} />
    case 'navigation':
      return <Link to="/apps/$slug/settings/navigation" params={{ slug }} {...props} />
    case 'app_access':
      return <Link to="/apps/$slug/settings/access" params={{ slug }} {...props} />
    case 'logo':
      return <Link to="/apps/$slug/settings/theme" params={{ slug }} {...props} />
    default:
      return null
  }
}

function UseIcon({ use: { kind, content_type } }: { readonly use: Use }) {
  if (kind === 'page' && content_type !== null) return <PageIcon content_type={content_type} />
  if (kind === 'product') return <Tag aria-hidden="true" />
  if (kind === 'poster') return <Film aria-hidden="true" />
  if (kind === 'access' || kind === 'app_access') return <Lock aria-hidden="true" />
  return <PanelBottom aria-hidden="true" />
}

/** What uses it there, and whether members see that. */
function formatPlace(t: Translate, { kind, content_type, in_draft, is_live, title }: Use): string {
  const what =
    kind === 'page'
      ? (t.find(`blocks.page_types.${content_type ?? ''}`) ?? '')
      : title === ''
        ? ''
        : t(`studio.uses.${kind}`)
  const state = in_draft
    ? is_live
      ? ''
      : t('studio.uses.draft')
    : t(is_live ? 'studio.uses.live' : 'studio.uses.earlier')
  return [what, state].filter(Boolean).join(' · ')
}
