import { useFormat, useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSlug } from '#platform/routes.ts'
import { findCachedNeighbours } from '../neighbours.ts'
import type { MemberRow } from '../queries.ts'
import styles from './member-neighbours.module.css'

/** A member's position in the last list, with links to the previous and next member; the selected page stays. */
export function MemberNeighbours({ id }: { readonly id: string }) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const found = findCachedNeighbours(useQueryClient(), slug, id)
  if (!found) return null
  const { position: place, total, is_total_capped, before, after } = found
  return (
    <nav className={styles.neighbours} aria-label={t('studio_members.neighbours.title')}>
      <span className={styles.place}>
        {is_total_capped ? format.number(place) : t('studio_members.of_all', { count: place, all: total })}
      </span>
      <NeighbourLink member={before} label={t('studio_members.neighbours.before')}>
        <ChevronUp aria-hidden="true" />
      </NeighbourLink>
      <NeighbourLink member={after} label={t('studio_members.neighbours.after')}>
        <ChevronDown aria-hidden="true" />
      </NeighbourLink>
    </nav>
  )
}

type NeighbourLinkProps = {
  readonly member: MemberRow | null
  readonly label: string
  readonly children: ReactNode
}

function NeighbourLink({ member, label, children }: NeighbourLinkProps) {
  const slug = useSlug()
  if (!member) {
    return (
      <span className={styles.step} data-off="" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link
      to="/apps/$slug/members/$member_id"
      params={{ slug, member_id: member.id }}
      search={(list_search) => list_search}
      replace
      className={styles.step}
      aria-label={`${label}: ${member.name || member.email}`}
    >
      {children}
    </Link>
  )
}
