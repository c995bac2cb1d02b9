import { useT } from '@foyer/i18n/react'
import { Button, Notice, SelectField } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Languages } from 'lucide-react'
import { useState } from 'react'
import { createAppClient } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import styles from './member-import-columns.module.css'
import { memberImportQuery, memberImportsQuery, type MemberImport } from './member-imports.ts'

type Field = NonNullable<MemberImport['columns'][number]['field']>
type Encoding = NonNullable<MemberImport['encoding']>

const FIELDS = [
  'email',
  'name',
  'first_name',
  'last_name',
  'language',
  'timezone',
  'products',
  'joined_at',
  'phone',
  'tags',
] as const satisfies readonly Field[]

/** Encodings beside Unicode, with their texts. */
const ENCODINGS = {
  'windows-1252': 'windows_1252',
  'windows-1250': 'windows_1250',
  'windows-1251': 'windows_1251',
  'windows-1253': 'windows_1253',
  'windows-1254': 'windows_1254',
  'windows-1255': 'windows_1255',
  'windows-1256': 'windows_1256',
  macintosh: 'macintosh',
  shift_jis: 'shift_jis',
  gb18030: 'gb18030',
  big5: 'big5',
  'euc-kr': 'euc_kr',
} as const satisfies Partial<Record<Encoding, string>>
const ENCODING_NAMES = Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]

/** Changes with every dry run that found other columns, so that choices start from its result. */
export function createColumnsKey({ id, state, columns, encoding }: MemberImport): string {
  return JSON.stringify([id, state, encoding, columns])
}

/** Assigns the columns of a file to fields, and names its encoding where that is a guess. */
export function MemberImportColumns({ run }: { readonly run: MemberImport }) {
  const t = useT()
  const [fields, setFields] = useState(() => run.columns.map(({ field }) => field))
  const [encoding, setEncoding] = useState<Encoding>(run.encoding ?? 'utf-8')
  const check = useCheckAgain(run)
  const used = run.columns.filter(({ field }) => field).length
  const is_guessed = run.encoding !== null && !run.encoding.startsWith('utf-')
  const is_changed = encoding !== run.encoding || run.columns.some(({ field }, at) => field !== fields[at])
  const choose = (at: number, field: Field | null): void =>
    setFields(fields.map((other, index) => (index === at ? field : other === field ? null : other)))
  return (
    <details className={styles.columns} open={run.state === 'unmapped' || is_guessed}>
      <summary className={styles.summary}>
        {t('studio_member_import.mapping.title')}
        <span className={styles.count}>
          {t('studio_member_import.mapping.summary', { used, count: run.columns.length })}
        </span>
      </summary>
      <div className={styles.fields}>
        {is_guessed && (
          <div className={styles.encoding}>
            <Notice icon={<Languages />}>{t('studio_member_import.encoding.guessed')}</Notice>
            <SelectField
              label={t('studio_member_import.encoding.label')}
              value={encoding}
              choices={ENCODING_NAMES.map((value) => ({
                value,
                label: t(`studio_member_import.encodings.${ENCODINGS[value]}`),
              }))}
              onChange={({ target }) =>
                setEncoding(ENCODING_NAMES.find((one) => one === target.value) ?? encoding)
              }
            />
          </div>
        )}
        {run.columns.map(({ heading, samples }, at) => (
          <SelectField
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have one heading
            key={at}
            label={heading || t('studio_member_import.mapping.column_number', { number: at + 1 })}
            help={samples.join(' · ')}
            value={fields[at] ?? ''}
            choices={[
              { value: '', label: t('studio_member_import.mapping.none') },
              ...FIELDS.map((value) => ({ value, label: t(`studio_member_import.mapping.fields.${value}`) })),
            ]}
            onChange={({ target }) => choose(at, FIELDS.find((one) => one === target.value) ?? null)}
          />
        ))}
      </div>
      {check.error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, check.error)}
        </Notice>
      )}
      <Button
        kind={run.state === 'unmapped' ? 'ink' : 'outline'}
        disabled={!is_changed || !fields.includes('email')}
        is_busy={check.isPending}
        onClick={() => check.mutate({ fields, ...(encoding !== run.encoding && { encoding }) })}
      >
        {t('studio_member_import.mapping.check')}
      </Button>
    </details>
  )
}

function useCheckAgain({ id }: MemberImport) {
  const slug = useSlug()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (choice: { fields: (Field | null)[]; encoding?: Encoding }) =>
      createAppClient(slug)('members.mapMemberImport', { id, ...choice }),
    onSuccess: async (next) => {
      cache.setQueryData(memberImportQuery(slug, id).queryKey, next)
      await cache.invalidateQueries({ queryKey: memberImportsQuery(slug).queryKey })
    },
  })
}
