import { blockDefinition, type BlockDefinition } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { Tabs } from '@foyer/ui/tabs'
import { PackageOpen } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FieldList } from './field-list.tsx'
import { faultyTabs, fieldsOn, hasTabs, tabToOpen, type FieldTab } from './field-tabs.ts'
import styles from './inspector.module.css'
import { blockErrors } from './problem-words.ts'

type BlockInspectorProps = {
  readonly block: StoredBlock
  /** The tab that was open last, on whichever block. */
  readonly tab: FieldTab
  readonly onTab: (tab: FieldTab) => void
  readonly onChange: (prop: string, value: unknown) => void
}

/** The fields of a block, built from its definition. */
export function BlockInspector(props: BlockInspectorProps) {
  const { block } = props
  const t = useT()
  const definition = blockDefinition(block.type)
  if (!definition || block.version > definition.version) {
    return (
      <div className={styles.body}>
        <Notice icon={<PackageOpen />} title={t('editor.unknown.title')}>
          {t('editor.unknown.text', { type: block.type })}
        </Notice>
      </div>
    )
  }
  return <KnownBlock definition={definition} {...props} />
}

const tabs = ['content', 'style'] as const satisfies readonly FieldTab[]

type KnownBlockProps = BlockInspectorProps & { readonly definition: BlockDefinition }

function KnownBlock({ definition, block, tab: last, onTab, onChange }: KnownBlockProps) {
  const t = useT()
  const { fields, defaults } = definition
  const errors = useMemo(() => blockErrors(t, block), [t, block])
  const faulty = faultyTabs(fields, errors)
  const [tab, setTab] = useState(() => tabToOpen(last, faulty))
  const list = (shown: typeof fields) => (
    <div className={styles.body}>
      <FieldList
        fields={shown}
        values={{ ...defaults, ...block.props }}
        defaults={defaults}
        errors={errors}
        onChange={onChange}
      />
    </div>
  )
  if (!hasTabs(fields)) return list(fields)
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('editor.block.parts')}
        selected={tab}
        onChange={(next) => {
          setTab(next)
          onTab(next)
        }}
        tabs={tabs.map((id) => ({
          id,
          label: t(`editor.block.tab_${id}`),
          fault: faulty.has(id) ? t('editor.outline.has_fault') : undefined,
          content: list(fieldsOn(fields, id)),
        }))}
      />
    </div>
  )
}
