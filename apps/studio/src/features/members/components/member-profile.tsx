import { isLocale, LOCALE_NAMES } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, EmptyState } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { BackLabel, Page, Section } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { useNow } from '#platform/use-now.ts'
import { ClosedAccountNotice } from '../administer/closed-account-notice.tsx'
import { MemberMenu } from '../administer/member-menu.tsx'
import type { Member } from '../queries.ts'
import { ApproveButton } from './approve-button.tsx'
import { MemberAttributes } from './member-attributes.tsx'
import { useJoinedText } from './member-cells.tsx'
import { MemberNeighbours } from './member-neighbours.tsx'
import styles from './member-profile.module.css'

type MemberScreenProps = {
  readonly member: Member
  /** Buttons beside the name, such as granting access. */
  readonly actions?: ReactNode
  /** Links to the parts of the screen. */
  readonly tabs?: ReactNode
  /** Another part in place of the overview. */
  readonly content?: ReactNode
  /** Parts of other features: page access and what the member owns. */
  readonly side: ReactNode
}

/** One member: who they are, what they bought, where they are signed in. */
export function MemberScreen({ member, actions, tabs, content, side }: MemberScreenProps) {
  const t = useT()
  const slug = useSlug()
  const name = member.name || member.email
  return (
    <Page
      title={name}
      side={side}
      side_label={t('studio_members.access.title', { name: firstName(member) })}
      back={
        <div className={styles.way}>
          <Link to="/apps/$slug/members" params={{ slug }}>
            <BackLabel>{t('studio.nav.members')}</BackLabel>
          </Link>
          <MemberNeighbours id={member.id} />
        </div>
      }
      head={
        <header className={styles.head}>
          <Avatar name={name} src={member.avatar_urls?.medium ?? null} size={64} />
          <div className={styles.who}>
            <h1 className={styles.name}>
              {name} <MemberBadge member={member} />
            </h1>
            <p className={styles.meta}>
              {formatMeta(member).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' · '}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </p>
          </div>
          <div className={styles.actions}>
            {member.status === 'pending' && <ApproveButton member={member} />}
            {actions}
            <MemberMenu member={member} size="medium" />
          </div>
        </header>
      }
    >
      <ClosedAccountNotice member={member} />
      {tabs}
      {content || <MemberOverview member={member} />}
    </Page>
  )
}

function MemberOverview({ member }: { readonly member: Member }) {
  const t = useT()
  const format = useFormat()
  const formatJoined = useJoinedText()
  const now = useNow()
  return (
    <>
      <dl className={styles.band}>
        <Fact name={t('studio_members.columns.joined')} value={formatJoined(member)} />
        <Fact
          name={t('studio_members.columns.last_seen')}
          value={
            member.last_seen_at === null
              ? t('studio_members.never')
              : format.relative(member.last_seen_at, now)
          }
        />
        <Fact name={t('studio_members.owns')} value={format.number(member.entitlements.length)} />
        <Fact
          name={t('studio_members.signs_in_by')}
          value={t(`studio_members.providers.${member.sign_in.auth_provider}`)}
        />
        {(['phone', 'tags'] as const).map((name) => {
          const value = member.attributes[name]
          return (
            typeof value === 'string' && <Fact key={name} name={t(`studio_members.${name}`)} value={value} />
          )
        })}
      </dl>
      {member.subscriber_id !== null && <MemberAttributes member={member} />}
      <Section title={t('studio_members.purchases.title')} aside={<OrdersLink member={member} />}>
        {member.purchases.length === 0 ? (
          <EmptyState
            heading="h3"
            icon={<CreditCard />}
            title={t('studio_members.purchases.none')}
            text={t('studio_members.purchases.none_text')}
          />
        ) : (
          <ul className={styles.list}>
            {member.purchases.map((purchase) => (
              <li key={purchase.id} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.title} dir="auto">
                    {purchase.title}
                  </span>
                  <span className={styles.meta}>
                    {t('studio_members.purchases.bought', { date: format.date(purchase.bought_at) })}
                    {purchase.renews_at &&
                      `. ${t('studio_members.purchases.renews', { date: format.date(purchase.renews_at) })}`}
                    {purchase.cancel_reason !== null &&
                      `. ${t('studio_members.purchases.left', {
                        reason:
                          t.find(`studio_members.purchases.reasons.${purchase.cancel_reason}`) ??
                          purchase.cancel_reason,
                      })}`}
                    {purchase.cancel_comment !== '' && ` “${purchase.cancel_comment}”`}
                  </span>
                </span>
                <Badge tone={getStatusTone(purchase.status)}>
                  {t.find(`studio_members.purchases.states.${purchase.status}`) ?? purchase.status}
                </Badge>
                <span className={styles.amount}>{format.money(purchase.amount, purchase.currency)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('studio_members.sessions.title')}>
        {member.sign_in.sessions.length === 0 ? (
          <p className={styles.none}>{t('studio_members.sessions.none')}</p>
        ) : (
          <ul className={styles.list}>
            {member.sign_in.sessions.map((session) => (
              <li key={session.id} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.title}>
                    {session.browser || t('studio_members.sessions.unknown')}
                  </span>
                  <span className={styles.meta} dir="ltr">
                    {session.network}
                  </span>
                </span>
                <span className={styles.meta}>{format.relative(session.last_used_at, now)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

/** The orders of a member, also those that opened nothing. */
function OrdersLink({ member: { subscriber_id } }: { readonly member: Member }) {
  const t = useT()
  const slug = useSlug()
  if (subscriber_id === null) return null
  return (
    <ButtonLink
      kind="outline"
      size="small"
      to="/apps/$slug/products/orders"
      params={{ slug }}
      search={{ member: subscriber_id }}
    >
      {t('studio_members.purchases.orders')}
    </ButtonLink>
  )
}

/** Returns the name used for a member in sentences. */
export function firstName(member: { readonly name: string; readonly email: string }): string {
  return member.name.trim().split(/\s+/)[0] || member.email
}

function formatMeta({ email, timezone, language }: Member): string[] {
  const location = timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  const language_name = language !== null && isLocale(language) ? LOCALE_NAMES[language] : (language ?? '')
  return [email, location, language_name].filter((part) => part !== '')
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.fact_name}>{name}</dt>
      <dd className={styles.fact_value}>{value}</dd>
    </div>
  )
}

function MemberBadge({ member }: { readonly member: Member }) {
  const t = useT()
  if (member.status === 'pending') return <Badge tone="warn">{t('studio_members.statuses.pending')}</Badge>
  if (member.status === 'suspended' || member.status === 'deleting')
    return <Badge tone="danger">{t(`studio_members.statuses.${member.status}`)}</Badge>
  return member.is_admin || member.is_account_admin ? (
    <Badge tone="accent">{t('studio_members.team')}</Badge>
  ) : null
}

function getStatusTone(status: string): 'ok' | 'warn' | 'danger' | 'neutral' {
  if (/^(paid|active|succeeded|trialing)$/.test(status)) return 'ok'
  if (/^(past_due|requires_\w+|processing)$/.test(status)) return 'warn'
  return /^(failed|disputed)$/.test(status) ? 'danger' : 'neutral'
}
