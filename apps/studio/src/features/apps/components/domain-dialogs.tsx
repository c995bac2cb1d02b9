import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { hasCode, isUnreachable, formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { ReauthenticateDialog, Refusal } from '../../team/index.ts'
import type { AppDomain, AppDomains } from '../domains.ts'
import styles from './address-dialog.module.css'

type DomainDialogProps = {
  readonly shown: AppDomains
  readonly onChanged: (changed: AppDomains) => void
  readonly onClose: () => void
}

/** Requests a domain. Errors appear at the field. */
export function AddDomainDialog({ onChanged, onClose }: DomainDialogProps) {
  const t = useT()
  const id = useId()
  const call = useAppCall()
  const [domain, setDomain] = useState('')
  const add = useMutation({
    mutationFn: () => call('apps.addDomain', { domain }),
    onSuccess: onChanged,
  })
  const is_valid_domain = add.error !== null && !isUnreachable(add.error)
  return (
    <Dialog
      is_open
      width={480}
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_domains.add')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" type="submit" form={id} is_busy={add.isPending} disabled={domain.trim() === ''}>
            {t('studio_domains.add_button')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          add.mutate()
        }}
      >
        <TextField
          label={t('studio_domains.name')}
          help={t('studio_domains.name_help')}
          placeholder="fit.example.com"
          value={domain}
          error={is_valid_domain ? formatError(t, add.error) : undefined}
          maxLength={300}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          onChange={(event) => {
            setDomain(event.target.value)
            add.reset()
          }}
        />
        <Refusal error={is_valid_domain ? null : add.error} />
      </form>
    </Dialog>
  )
}

/** Shows the effects of a move and moves the app: to a domain, or with null back to its slug. */
export function MoveDialog({
  domain,
  shown,
  onChanged,
  onClose,
}: DomainDialogProps & { readonly domain: AppDomain | null }) {
  const t = useT()
  const call = useAppCall()
  const to = domain?.domain ?? shown.points_to
  const move = useReauthenticatedMutation(() => call('apps.setPrimaryDomain', { id: domain?.id ?? null }), {
    onDone: (changed) => {
      toasts.add({ text: t('studio_domains.moved', { host: changed.current_host }) })
      onChanged(changed)
    },
    onClose,
  })
  return (
    move.reauthentication ?? (
      <ConfirmDialog
        title={t('studio_domains.move_title', { host: to })}
        confirm={t('studio_domains.move_confirm')}
        effects={[
          t('studio_domains.effects.redirect', { host: shown.current_host }),
          t('studio_domains.effects.log_in'),
          t('studio_domains.effects.passkeys', { count: shown.passkey_holders }),
          t('studio_domains.effects.keys'),
        ]}
        {...move}
        onClose={onClose}
      />
    )
  )
}

/** Shows the effects of removing a domain and removes it. */
export function RemoveDomainDialog({
  domain: row,
  shown,
  onChanged,
  onClose,
}: DomainDialogProps & { readonly domain: AppDomain }) {
  const t = useT()
  const call = useAppCall()
  const { id, domain, state, is_primary } = row
  const remove = useReauthenticatedMutation(() => call('apps.removeDomain', { id }), {
    onDone: onChanged,
    onClose,
  })
  const effects =
    state === 'pending'
      ? [t('studio_domains.effects.record_void')]
      : [
          t('studio_domains.effects.gone', { domain }),
          ...(is_primary ? [t('studio_domains.effects.back', { host: shown.points_to })] : []),
          t('studio_domains.effects.logged_out'),
          t('studio_domains.effects.free'),
        ]
  return (
    remove.reauthentication ?? (
      <ConfirmDialog
        title={t('studio_domains.remove_title', { domain })}
        confirm={t('common.remove')}
        effects={effects}
        {...remove}
        onClose={onClose}
      />
    )
  )
}

type DomainMutation = { readonly run: () => void; readonly is_busy: boolean; readonly error: unknown }

type ConfirmDialogProps = DomainMutation & {
  readonly title: string
  readonly confirm: string
  readonly effects: readonly string[]
  readonly onClose: () => void
}

function ConfirmDialog({ title, confirm, effects, run, is_busy, error, onClose }: ConfirmDialogProps) {
  const t = useT()
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={560}
      onOpenChange={(is_open) => !is_open && onClose()}
      title={title}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={is_busy} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.effects}>
        <ul>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <Refusal error={error} />
      </div>
    </Dialog>
  )
}

type MutationCallbacks = { readonly onDone: (changed: AppDomains) => void; readonly onClose: () => void }

/** A mutation that requires a fresh sign-in: without one, `reauthentication` asks for it and then continues. */
function useReauthenticatedMutation(
  mutate_domain: () => Promise<AppDomains>,
  { onDone, onClose }: MutationCallbacks,
) {
  const [needs_reauthentication, setNeedsReauthentication] = useState(false)
  const mutation = useMutation({
    mutationFn: mutate_domain,
    onSuccess: onDone,
    onError: (error) => setNeedsReauthentication(hasCode(error, 'sign_in_again')),
  })
  const run = () => mutation.mutate()
  const reauthentication = needs_reauthentication ? (
    <ReauthenticateDialog
      onClose={onClose}
      onReauthenticated={() => {
        setNeedsReauthentication(false)
        run()
      }}
    />
  ) : null
  return { run, is_busy: mutation.isPending, error: mutation.error, reauthentication }
}
