import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import { createFormat } from '@foyer/i18n'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Avatar, Badge } from '@foyer/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { GrantAccess } from '../../access/index.ts'
import { useStudioApp } from '../../apps/index.ts'
import { attributesQuery } from '../../attributes/index.ts'
import { firstName, memberQuery, type Member } from '../../members/index.ts'
import { getSessionCoverUrl, sessionsQuery, trainingQuery } from '../../workouts/index.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { useNow } from '#platform/use-now.ts'
import styles from './member-column.module.css'
import { ProgramCard } from './program-card.tsx'

/** The member of a conversation: what they train, what they said of themselves, and what they own. */
export function MemberColumn({ member_id }: { readonly member_id: string }) {
  const t = useT()
  const query = useQuery(memberQuery(useSlug(), member_id))
  return (
    <QueryBoundary query={query} content_name={t('studio_members.this_member')}>
      {(member) => (
        <div className={styles.column}>
          <MemberHead member={member} />
          <MemberBadges member={member} />
          {member.subscriber_id !== null && <Training member={member} />}
          <Answers member={member} />
          <Owned member={member} />
          {member.subscriber_id !== null && (
            <div className={styles.actions}>
              <GrantAccess subscriber_id={member.subscriber_id} name={firstName(member)} />
            </div>
          )}
        </div>
      )}
    </QueryBoundary>
  )
}

function MemberHead({ member }: { readonly member: Member }) {
  const t = useT()
  const slug = useSlug()
  const name = member.name || member.email
  const place = usePlaceAndTime(member.timezone)
  return (
    <div className={styles.head}>
      <Avatar name={name} src={member.avatar_urls?.small ?? null} size={44} />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.meta} dir="auto">
          {place || member.email}
        </p>
      </div>
      <Link
        to="/apps/$slug/members/$member_id"
        params={{ slug, member_id: member.id }}
        className={styles.open}
        aria-label={t('studio_inbox.member.open', { name })}
        title={t('studio_inbox.member.open', { name })}
      >
        <ArrowUpRight aria-hidden="true" />
      </Link>
    </div>
  )
}

/** Where the member is and what time it is there; empty for a zone without a place. */
function usePlaceAndTime(zone: string): string {
  const t = useT()
  const locale = useLocale()
  const now = useNow()
  const [, ...places] = zone.split('/')
  const place = places.at(-1)?.replaceAll('_', ' ')
  if (place === undefined) return ''
  return t('studio_inbox.member.there', { place, time: createFormat(locale, zone).time(now) })
}

const SHOWN_STATES = { trialing: 'accent', past_due: 'danger' } as const

function MemberBadges({ member }: { readonly member: Member }) {
  const t = useT()
  const { tags } = member.attributes
  const words = typeof tags === 'string' ? tags.split(',').flatMap((tag) => tag.trim() || []) : []
  const states = (['trialing', 'past_due'] as const).filter((state) =>
    member.purchases.some(({ status }) => status === state),
  )
  if (words.length === 0 && states.length === 0) return null
  return (
    <ul className={styles.badges} aria-label={t('studio_members.tags')}>
      {states.map((state) => (
        <li key={state}>
          <Badge tone={SHOWN_STATES[state]}>{t(`studio_members.purchases.states.${state}`)}</Badge>
        </li>
      ))}
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** The programs that the member is in, and their last session. */
function Training({ member }: { readonly member: Member }) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const brand = useStudioApp().theme.primary_color
  const { data: training } = useQuery(trainingQuery(slug, member.id))
  const { data: sessions } = useInfiniteQuery(sessionsQuery(slug, member.id))
  const last = sessions?.pages[0]?.items[0]
  return (
    <>
      {training?.programs.map((program) => (
        <ProgramCard key={program.page_id} program={program} today={training.today} />
      ))}
      {last && (
        <Part title={t('studio_inbox.member.last_session')}>
          <Link
            to="/apps/$slug/members/$member_id"
            params={{ slug, member_id: member.id }}
            search={{ tab: 'training', session: last.id }}
            className={styles.session}
          >
            <img src={getSessionCoverUrl(last, brand)} alt="" width={46} height={36} loading="lazy" />
            <span className={styles.words}>
              <span className={styles.cut} dir="auto">
                {last.title}
              </span>
              <span className={styles.meta}>
                {format.day(last.local_date, 'near')}
                {last.feeling !== null && ` · ${t(`studio_training.feelings.${last.feeling}`)}`}
              </span>
            </span>
          </Link>
        </Part>
      )}
    </>
  )
}

/** What the member answered in forms; formatted texts are on the page of the member. */
function Answers({ member }: { readonly member: Member }) {
  const t = useT()
  const attributes = useQuery(attributesQuery(useSlug())).data?.items ?? []
  const answers = attributes.flatMap(({ slug, name }) => {
    const value = member.attributes[slug]
    return isPersonalAttribute(slug) && typeof value === 'string' && value !== ''
      ? [{ slug, name, value }]
      : []
  })
  if (answers.length === 0) return null
  return (
    <Part title={t('studio_inbox.member.answers')}>
      <dl className={styles.facts}>
        {answers.map(({ slug, name, value }) => (
          <div key={slug}>
            <dt dir="auto">{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Owned({ member: { entitlements } }: { readonly member: Member }) {
  const t = useT()
  const format = useFormat()
  return (
    <Part title={t('studio_inbox.member.owns')}>
      {entitlements.length === 0 ? (
        <p className={styles.meta}>{t('studio_inbox.member.owns_nothing')}</p>
      ) : (
        <dl className={styles.facts}>
          {entitlements.map(({ id, title, ends_at }) => (
            <div key={id}>
              <dt className={styles.owned} dir="auto">
                {title}
              </dt>
              <dd className={styles.meta}>
                {ends_at === null
                  ? t('studio_inbox.member.no_end')
                  : t('studio_inbox.member.ends', { date: format.date(ends_at, 'short') })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
