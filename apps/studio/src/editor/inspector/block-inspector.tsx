import { blockDefinition, type BlockDefinition } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Tabs } from '@foyer/ui/tabs'
import { PackageOpen, Unlink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FieldList } from './field-list.tsx'
import {
  getTabsWithErrors,
  getTabFields,
  hasSeveralTabs,
  getInitialTab,
  type FieldTab,
} from './field-tabs.ts'
import styles from './inspector.module.css'
import { formatBlockErrors } from './format-problems.ts'

type BlockInspectorProps = {
  readonly block: StoredBlock
  /** The tab that was open last, on whichever block. */
  readonly tab: FieldTab
  readonly onTab: (tab: FieldTab) => void
  readonly onChange: (prop: string, value: unknown) => void
  /** Leaves the fields empty whose references were lost when the block was inserted. */
  readonly onAcceptLost: () => void
}

/** The fields of a block, built from its definition. */
export function BlockInspector(props: BlockInspectorProps) {
  const { block, onAcceptLost } = props
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
  return (
    <>
      {block.choose_again !== undefined && (
        <div className={styles.body}>
          <Notice
            icon={<Unlink />}
            tone="warn"
            title={t('editor.paste.lost_title')}
            action={
              <Button kind="outline" size="small" onClick={onAcceptLost}>
                {t('editor.paste.lost_accept')}
              </Button>
            }
          >
            {t('editor.paste.lost_text')}
          </Notice>
        </div>
      )}
      <BlockFields definition={definition} {...props} />
    </>
  )
}

const tabs = ['content', 'style'] as const satisfies readonly FieldTab[]

type BlockFieldsProps = Omit<BlockInspectorProps, 'onAcceptLost'> & { readonly definition: BlockDefinition }

function BlockFields({ definition, block, tab: last_tab, onTab, onChange }: BlockFieldsProps) {
  const t = useT()
  const { fields, defaults } = definition
  const errors = useMemo(() => formatBlockErrors(t, block), [t, block])
  const tabs_with_errors = getTabsWithErrors(fields, errors)
  const [tab, setTab] = useState(() => getInitialTab(last_tab, tabs_with_errors))
  const renderFieldList = (shown: typeof fields) => (
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
  if (!hasSeveralTabs(fields)) return renderFieldList(fields)
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
          fault: tabs_with_errors.has(id) ? t('editor.outline.has_fault') : undefined,
          content: renderFieldList(getTabFields(fields, id)),
        }))}
      />
    </div>
  )
}
