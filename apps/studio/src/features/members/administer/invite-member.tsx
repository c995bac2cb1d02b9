import { validateName, normalizeEmail } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useAppCall } from '#platform/api.ts'
import { FormDialog } from '#platform/parts/form-dialog.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { InvitedEmail } from '../../team/index.ts'
import styles from './administer.module.css'

/** The props of the product checkboxes, which a later feature renders. */
export type ProductChecksProps = {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

type InviteMemberProps = {
  readonly ProductChecksSlot: ComponentType<ProductChecksProps>
  /** Another way in, such as copying the app's address. */
  readonly other_options: ReactNode
}

const blank = { email: '', name: '', product_ids: [] as string[] }

/** Invites someone to the app, optionally with products. */
export function InviteMember(props: InviteMemberProps) {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  return (
    <>
      <Button kind="ink" icon={<UserRoundPlus />} onClick={() => setOpen(true)}>
        {t('studio_members.invite')}
      </Button>
      {is_open && <InviteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function InviteDialog({
  ProductChecksSlot,
  other_options,
  onClose,
}: InviteMemberProps & { readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const formatFault = (code: string): string =>
    t.find(`studio.errors.${code}`) ?? t.find(`errors.${code}`) ?? t('errors.invalid')
  const form = useForm({
    draft_key: `invite-${slug}`,
    saved: blank,
    validate: ({ email, name }) => {
      const parsed_email = normalizeEmail(email)
      const fault = name.trim() === '' ? null : validateName(name)
      return {
        ...(parsed_email.ok ? {} : { email: formatFault(parsed_email.code) }),
        ...(fault ? { name: formatFault(fault) } : {}),
      }
    },
    fieldByCode: { already_member: 'email', already_invited: 'email' },
    save: async ({ name, ...input }) => {
      const { email } = await call('members.inviteMember', { ...input, ...(name.trim() ? { name } : {}) })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members', 'invitations'] })
      toasts.add({ text: t('studio_member_admin.invite.sent', { email }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('studio_member_admin.invite.title')}
      form={form}
      submit={t('studio_member_admin.invite.send')}
      onClose={onClose}
    >
      <InvitedEmail field={form.field('email')} help={t('studio_member_admin.invite.help')} />
      <TextField
        label={t('common.name')}
        note={t('common.optional')}
        autoComplete="off"
        value={form.values.name}
        error={form.errorOf('name')}
        onChange={(event) => form.set('name', event.target.value)}
        onBlur={() => form.touch('name')}
      />
      <ProductChecksSlot
        chosen={form.values.product_ids}
        onChange={(product_ids) => form.set('product_ids', product_ids)}
      />
      <div className={styles.address}>
        {t('studio_member_admin.invite.address')}
        {other_options}
      </div>
    </FormDialog>
  )
}
