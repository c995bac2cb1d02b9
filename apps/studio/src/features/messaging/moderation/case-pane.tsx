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
import { DecisionDialog, type AskedDecision } from './decision-dialogs.tsx'
import { DECISION_KEYS, listDecisions, type MainDecision } from './list-decisions.ts'
import styles from './moderation.module.css'
import { PersonColumn } from './person-column.tsx'
import { ReportList } from './report-list.tsx'
import { ReportedMessages } from './reported-messages.tsx'
import { ThreadDialog } from './thread-dialog.tsx'
import { useDecide } from './use-decide.ts'
import { useThreadName } from './use-thread-name.ts'

type CasePaneProps = {
  readonly one: ReportCaseDetail
  readonly onResolved: () => void
}

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
  const threadName = useThreadName()
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
  return (
    <>
      <section className={styles.pane} aria-label={t('studio_moderation.case', { name })}>
        <header className={styles.pane_head}>
          <div className={styles.body}>
            <h2 className={styles.thread_title} dir="auto">
              {threadName(thread)}
            </h2>
            <p className={styles.meta}>{t(`studio_moderation.kinds.${thread.type}`)}</p>
          </div>
          {one.status === 'open' && (
            <Button kind="ghost" size="small" icon={<ArrowUpRight />} onClick={() => setIsReading(true)}>
              {t('studio_moderation.thread.open')}
            </Button>
          )}
          <MoreMenu can_suspend={can_suspend} can_warn={person.member_id !== null} onAsk={setAsked} />
        </header>
        <div className={styles.pane_body}>
          {thread.is_private && <Notice icon={<Lock />}>{t('studio_moderation.private_notice')}</Notice>}
          <ReportedMessages one={one} />
          <ReportList reports={one.reports} />
        </div>
        <footer className={styles.pane_foot}>
          <div className={styles.decisions}>
            {decisions.map((decision) => (
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
          </div>
          <p className={styles.meta}>{t('studio_moderation.undo_hint')}</p>
        </footer>
      </section>
      <aside className={styles.side} aria-label={name}>
        <PersonColumn
          one={one}
          is_busy={decide.isPending}
          onUnmute={() => decide.mutate([{ action: 'unmute' }])}
        />
      </aside>
      {is_reading && (
        <ThreadDialog one={one} title={threadName(thread)} onClose={() => setIsReading(false)} />
      )}
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
  readonly can_suspend: boolean
  readonly can_warn: boolean
  readonly onAsk: (asked: AskedDecision) => void
}

function MoreMenu({ can_suspend, can_warn, onAsk }: MoreMenuProps) {
  const t = useT()
  return (
    <Menu
      label={t('common.more')}
      trigger={<IconButton label={t('common.more')} icon={<Ellipsis />} size="small" />}
      entries={[
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
      onAction={(id: 'warn' | 'note' | 'suspend') => onAsk(id)}
    />
  )
}
