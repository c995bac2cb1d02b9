import { formatLockReason, getProgramState, usePageHost } from '@foyer/content/views'
import type { HostLink, PageHost } from '@foyer/content/views'
import type { Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, LinkButton } from '@foyer/ui'
import { Clock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './page-actions.module.css'

type ContinueProps = {
  next_page_id: string
  kind: 'accent' | 'soft'
  /** The owner's label of the button; empty for the default. */
  ownerLabel: string
}

/** Continues a run: shows the next page and its position, or the date when that page opens later. */
export function ContinueAction({ next_page_id, kind, ownerLabel }: ContinueProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const host = usePageHost()
  const link = host.link(next_page_id)
  if (!link)
    return (
      <Button kind={kind} is_wide>
        {ownerLabel || t('page.action.started')}
      </Button>
    )

  const { title, href, state, on_click } = link
  const clickProps = on_click ? { onClick: on_click } : {}
  if (state === 'is_scheduled') {
    return (
      <LinkButton
        href={href}
        kind="soft"
        is_wide
        className={styles.onward}
        icon_end={<Clock />}
        {...clickProps}
      >
        <TwoLineLabel
          label={t('page.action.next', { title })}
          line={formatLockReason(t, format, link) ?? ''}
        />
      </LinkButton>
    )
  }
  return (
    <LinkButton
      href={href}
      kind={kind}
      is_wide
      className={styles.onward}
      icon_end={<Play fill="currentColor" />}
      {...clickProps}
    >
      <TwoLineLabel
        label={ownerLabel || t('page.action.continue', { title })}
        line={formatPosition(t, host, next_page_id, link)}
      />
    </LinkButton>
  )
}

function TwoLineLabel({ label, line }: { label: string; line: string }): ReactNode {
  return (
    <span className={styles.lines}>
      <span className={styles.label}>{label}</span>
      {line !== '' && <span className={styles.where}>{line}</span>}
    </span>
  )
}

/** Formats the week or part of the next page, its day in it and its duration. */
function formatPosition(t: Translate, host: PageHost, page_id: string, { facts }: HostLink): string {
  const { stages } = getProgramState(host)
  const stage = stages.find(({ sessions }) => sessions.some((session) => session.page_id === page_id))
  const day = (stage?.sessions.findIndex((session) => session.page_id === page_id) ?? 0) + 1
  const is_weekly = host.index.page.fields['weeks'] === stages.length
  const position =
    stage && t(is_weekly ? 'page.action.week_day' : 'page.action.part_step', { number: stage.number, day })
  const minutes = facts.minutes === undefined ? null : t('pages.facts.minutes', { count: facts.minutes })
  return [position, minutes].filter(Boolean).join(' · ')
}
