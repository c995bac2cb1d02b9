import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, Checkbox, TextField } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleAlert, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useAppCall } from '#platform/api.ts'
import { isTyping } from '#platform/keyboard.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'
import { getCheckKey, stepIndex, type Check, type Checks } from './checks.ts'
import styles from './publish-checks.module.css'
import { leaveForCheck } from './publish-dialog-store.ts'
import { PAGE_ITSELF } from '#editor/inspector/use-open-block.ts'

type PublishChecksProps = {
  readonly checks: Checks
  readonly is_accepted: boolean
  /** Null where the warnings cannot be accepted: there are none, or nothing is published. */
  readonly onAccept: ((is_accepted: boolean) => void) | null
}

/** What must and what should be fixed before publishing: each with its consequence and a way to its place. */
export function PublishChecks({ checks, is_accepted, onAccept }: PublishChecksProps) {
  const t = useT()
  const { must, should, ignored } = checks
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-check]') ?? [])]
      const current = rows.findIndex((row) => row.contains(document.activeElement))
      const row =
        rows[event.key === 'j' ? stepIndex(current, 1, rows.length) : stepIndex(current, -1, rows.length)]
      if (event.key === 'j' || event.key === 'k') row?.querySelector<HTMLElement>('a')?.focus()
      else if (event.key === 'i') rows[current]?.querySelector<HTMLElement>('[data-ignore]')?.click()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  if (must.length + should.length + ignored.length === 0) return null
  return (
    <div ref={list} className={styles.checks}>
      {must.length > 0 && (
        <Group title={t('publish.checks.must')} count={must.length} tone="danger">
          {must.map((check) => (
            <CheckRow key={getCheckKey(check)} check={check} />
          ))}
        </Group>
      )}
      {onAccept && must.length > 0 && (
        <Checkbox
          label={t('publish.dead_buttons_accept')}
          meta={t('publish.dead_buttons_accept_help')}
          checked={is_accepted}
          onChange={(event) => onAccept(event.target.checked)}
        />
      )}
      {should.length > 0 && (
        <Group
          title={t('publish.checks.should')}
          count={should.length}
          tone="warn"
          note={t('publish.checks.should_text')}
        >
          {should.map((check) => (
            <CheckRow key={getCheckKey(check)} check={check} />
          ))}
        </Group>
      )}
      {ignored.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {t('publish.checks.ignored', { count: ignored.length })}
          </summary>
          <ul className={styles.rows}>
            {ignored.map((check) => (
              <IgnoredRow key={getCheckKey(check)} check={check} />
            ))}
          </ul>
        </details>
      )}
      {must.length + should.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          <kbd>J</kbd> {t('publish.checks.key_next')} <kbd>↵</kbd> {t('publish.checks.key_open')} <kbd>I</kbd>{' '}
          {t('publish.checks.ignore')}
        </p>
      )}
    </div>
  )
}

type GroupProps = {
  readonly title: string
  readonly count: number
  readonly tone: 'danger' | 'warn'
  readonly note?: string
  readonly children: ReactNode
}

function Group({ title, count, tone, note, children }: GroupProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          {title} <Badge tone={tone}>{count}</Badge>
        </h3>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

function CheckRow({ check }: { readonly check: Check }) {
  const t = useT()
  const [is_ignoring, setIgnoring] = useState(false)
  const { level, code, params, title, path, can_ignore } = check
  const Icon = level === 'must' ? CircleAlert : TriangleAlert
  return (
    <li className={styles.row} data-check="" data-level={level}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <strong dir="auto">{title}</strong>
        <span>{t.find(`errors.${code}`, params) ?? path}</span>
        <span className={styles.note}>{formatEffect(t, check)}</span>
      </div>
      <div className={styles.actions}>
        {can_ignore && (
          <Button kind="ghost" size="small" data-ignore="" onClick={() => setIgnoring(!is_ignoring)}>
            {t('publish.checks.ignore')}
          </Button>
        )}
        <CheckLink check={check} label={t.find(`publish.checks.fix_${code}`) ?? t('publish.checks.open')} />
      </div>
      {is_ignoring && <IgnoreForm check={check} onClose={() => setIgnoring(false)} />}
    </li>
  )
}

function CheckLink({ check, label }: { readonly check: Check; readonly label: string }) {
  const slug = useSlug()
  const { page_id, block_id, path, title } = check
  const props = {
    className: styles.link,
    onClick: leaveForCheck,
    'aria-label': `${label}: ${title}`,
    children: (
      <>
        {label}
        <ArrowRight aria-hidden="true" />
      </>
    ),
  }
  return path.startsWith('navigation.') ? (
    <Link to="/apps/$slug/settings/navigation" params={{ slug }} {...props} />
  ) : (
    <Link
      to="/apps/$slug/pages/$page_id"
      params={{ slug, page_id }}
      search={{ block: block_id ?? PAGE_ITSELF }}
      {...props}
    />
  )
}

/** What members miss because of it. */
function formatEffect(t: Translate, { code, can_ignore }: Check): string {
  if (!can_ignore) return t('publish.checks.effect_left_out')
  return t.find(`publish.checks.effect_${code}`) ?? t('publish.checks.effect_dead_end')
}

function IgnoreForm({ check, onClose }: { readonly check: Check; readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const [reason, setReason] = useState('')
  const [is_busy, setBusy] = useState(false)
  const ignore = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!('ignored' in check)) return
    const { page_id, block_id, path, code } = check
    setBusy(true)
    try {
      await call('pages.ignoreWarning', { page_id, block_id, path, code, reason })
      await refreshPages(slug)
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
      setBusy(false)
    }
  }
  return (
    <form className={styles.ignore} onSubmit={(event) => void ignore(event)}>
      <TextField
        label={t('publish.checks.reason')}
        value={reason}
        maxLength={300}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on request, for this field
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      <Button kind="outline" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" kind="ink" is_busy={is_busy} disabled={reason.trim() === ''}>
        {t('publish.checks.ignore')}
      </Button>
    </form>
  )
}

function IgnoredRow({ check }: { readonly check: Checks['ignored'][number] }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const { page_id, block_id, path, code, params, title, ignored } = check
  const restore = async (): Promise<void> => {
    try {
      await call('pages.restoreWarning', { page_id, block_id, path, code })
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
    await refreshPages(slug)
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong dir="auto">{title}</strong>
        <span>{t.find(`errors.${code}`, params) ?? path}</span>
        <span className={styles.note}>
          {t('publish.checks.ignored_by', { name: ignored?.by ?? '', reason: ignored?.reason ?? '' })}
        </span>
      </div>
      <Button kind="outline" size="small" onClick={() => void restore()}>
        {t('publish.checks.restore')}
      </Button>
    </li>
  )
}
