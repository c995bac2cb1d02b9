import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Notice } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import {
  ArrowUpRight,
  Check,
  Ellipsis,
  EyeOff,
  Lock,
  MailWarning,
  StickyNote,
  Trash2,
  Undo2,
  UserX,
  VolumeX,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isTyping } from '#platform/keyboard.ts'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { DecisionDialog, type AskedDecision } from './decision-dialogs.tsx'
import { DECISION_KEYS, listDecisions, type MainDecision } from './list-decisions.ts'
import styles from './moderation.module.css'
import { PersonColumn } from './person-column.tsx'
import { ReportList } from './report-list.tsx'
import { ReportedMessages } from './reported-messages.tsx'
import { ThreadDialog } from './thread-dialog.tsx'
import { useDecide } from './use-decide.ts'
import { useThreadKind, useThreadName } from './use-thread-name.ts'

type CasePaneProps = {
  readonly one: ReportCaseDetail
  readonly onResolved: () => void
}

/** Every decision has room for its button. */
const SPLIT = '(width >= 768px)'
/** Buttons on a phone; the other decisions are in its menu. */
const PHONE_DECISIONS = 2

const ICONS: Record<MainDecision, ReactNode> = {
  keep: <Check />,
  restore: <Undo2 />,
  hide: <EyeOff />,
  mute: <VolumeX />,
  remove: <Trash2 />,
}

/** A case: the message among its neighbours, the reports, its author, and what can be decided. */
export function CasePane({ one, onResolved }: CasePaneProps) {
  const t = useT()
  const thread_name = useThreadName()(one.thread, one.people)
  const thread_kind = useThreadKind()(one.thread)
  const is_split = useMediaQuery(SPLIT)
  const decide = useDecide(one.id, onResolved)
  const [asked, setAsked] = useState<AskedDecision | null>(null)
  const [is_reading, setIsReading] = useState(false)
  const decisions = listDecisions(one)
  const { person, thread } = one
  const name = one.author?.name || t('studio_moderation.someone')
  const can_suspend = person.member_id !== null && !person.is_team && !person.is_suspended

  const choose = (decision: MainDecision): void => {
    if (decide.isPending) return
    if (decision === 'mute' || decision === 'remove') setAsked(decision)
    else decide.mutate([{ action: decision }])
  }
  useDecisionKeys(decisions, choose)
  const shown = is_split ? decisions : decisions.slice(0, PHONE_DECISIONS)
  const more = (
    <MoreMenu
      decisions={decisions.slice(shown.length)}
      can_suspend={can_suspend}
      can_warn={person.member_id !== null}
      onChoose={choose}
      onAsk={setAsked}
    />
  )
  return (
    <>
      <section className={styles.pane} aria-label={t('studio_moderation.case', { name })}>
        <header className={styles.pane_head}>
          <div className={styles.body}>
            <h2 className={styles.thread_title} dir="auto">
              {thread_name}
            </h2>
            {thread_kind !== thread_name && <p className={styles.meta}>{thread_kind}</p>}
          </div>
          {one.status === 'open' && (
            <Button kind="ghost" size="small" icon={<ArrowUpRight />} onClick={() => setIsReading(true)}>
              {t('studio_moderation.thread.open')}
            </Button>
          )}
          {is_split && more}
        </header>
        <div className={styles.pane_body}>
          {thread.is_private && <Notice icon={<Lock />}>{t('studio_moderation.private_notice')}</Notice>}
          <ReportedMessages one={one} />
          <ReportList reports={one.reports} />
        </div>
        <footer className={styles.pane_foot}>
          <div className={styles.decisions}>
            {shown.map((decision) => (
              <Button
                key={decision}
                kind="outline"
                icon={ICONS[decision]}
                className={styles.decision}
                data-danger={decision === 'hide' || decision === 'remove'}
                aria-keyshortcuts={DECISION_KEYS[decision]}
                is_busy={decide.isPending && decide.variables[0]?.action === decision}
                onClick={() => choose(decision)}
              >
                {t(`studio_moderation.decisions.${decision}`)}
                <kbd className={styles.key} aria-hidden="true">
                  {DECISION_KEYS[decision]}
                </kbd>
              </Button>
            ))}
            {!is_split && more}
          </div>
          <p className={styles.undo_hint}>{t('studio_moderation.undo_hint')}</p>
        </footer>
      </section>
      <aside className={styles.side} aria-label={name}>
        <PersonColumn
          one={one}
          is_busy={decide.isPending}
          onUnmute={() => decide.mutate([{ action: 'unmute' }])}
        />
      </aside>
      {is_reading && <ThreadDialog one={one} title={thread_name} onClose={() => setIsReading(false)} />}
      {asked !== null && (
        <DecisionDialog
          asked={asked}
          name={name}
          can_suspend={can_suspend}
          onClose={() => setAsked(null)}
          onDecide={(...chosen) => {
            setAsked(null)
            decide.mutate(chosen)
          }}
        />
      )}
    </>
  )
}

/** Single keys decide, unless someone types or a dialog is open. */
function useDecisionKeys(decisions: readonly MainDecision[], choose: (decision: MainDecision) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (
      isTyping(event.target) ||
      document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
    )
      return
    const decision = decisions.find((one) => DECISION_KEYS[one] === event.key.toUpperCase())
    if (!decision) return
    event.preventDefault()
    choose(decision)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

type MoreMenuProps = {
  /** Those without a button. */
  readonly decisions: readonly MainDecision[]
  readonly onChoose: (decision: MainDecision) => void
  readonly can_suspend: boolean
  readonly can_warn: boolean
  readonly onAsk: (asked: AskedDecision) => void
}

function MoreMenu({ decisions, can_suspend, can_warn, onChoose, onAsk }: MoreMenuProps) {
  const t = useT()
  return (
    <Menu
      label={t('common.more')}
      trigger={
        <IconButton
          label={t('common.more')}
          icon={<Ellipsis />}
          {...(decisions.length === 0 && { size: 'small' as const })}
        />
      }
      entries={[
        ...decisions.map((decision) => ({
          id: decision,
          label: t(`studio_moderation.decisions.${decision}`),
          icon: ICONS[decision],
        })),
        {
          id: 'warn',
          label: t('studio_moderation.decisions.warn'),
          icon: <MailWarning />,
          is_disabled: !can_warn,
        },
        { id: 'note', label: t('studio_moderation.decisions.note'), icon: <StickyNote /> },
        'line',
        {
          id: 'suspend',
          label: t('studio_moderation.decisions.suspend'),
          icon: <UserX />,
          tone: 'danger',
          is_disabled: !can_suspend,
        },
      ]}
      onAction={(id: MainDecision | 'warn' | 'note' | 'suspend') => {
        if (id === 'warn' || id === 'note' || id === 'suspend') onAsk(id)
        else onChoose(id)
      }}
    />
  )
}
