import { blockDefinition } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { PackageOpen } from 'lucide-react'
import { useMemo } from 'react'
import { FieldList } from './field-list.tsx'
import styles from './inspector.module.css'
import { blockErrors } from './problem-words.ts'

type BlockInspectorProps = {
  readonly block: StoredBlock
  readonly onChange: (prop: string, value: unknown) => void
}

/** The fields of a block, built from its definition. */
export function BlockInspector({ block, onChange }: BlockInspectorProps) {
  const t = useT()
  const definition = blockDefinition(block.type)
  const errors = useMemo(() => blockErrors(t, block), [t, block])
  if (!definition || block.version > definition.version) {
    return (
      <div className={styles.body}>
        <Notice icon={<PackageOpen />} title={t('editor.unknown.title')}>
          {t('editor.unknown.text', { type: block.type })}
        </Notice>
      </div>
    )
  }
  return (
    <div className={styles.body}>
      <FieldList
        fields={definition.fields}
        values={{ ...definition.defaults, ...block.props }}
        defaults={definition.defaults}
        errors={errors}
        onChange={onChange}
      />
    </div>
  )
}
