import type { z } from 'zod'
import type { deletedPage, studioPage, treeNode } from '@foyer/contract/pages/draft-shapes'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AccessNode } from '@foyer/domain/access'
import type { FindCoverAsset } from '../../media/index.ts'
import { restorableUntil } from './deletions.ts'
import { validateDraft, type Draft } from '../content/index.ts'
import { decideOwnerGate } from '../gates/index.ts'
import { compareVersions } from './compare-versions.ts'
import type { DeletionRow } from '../queries/deleted-pages.ts'
import type { DraftRow, TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'

export type TreeNode = z.infer<typeof treeNode>

/** The facts for presenting a tree row: the live release, and the gates of the page and its ancestors. */
export type TreeFacts = {
  live: ReadonlyMap<string, VersionSummary>
  nodes: ReadonlyMap<string, AccessNode>
  assetOf: FindCoverAsset
  tag_ids: ReadonlyMap<string, readonly string[]>
}

/** A page as the tree shows it. `position` counts its siblings from 0. */
export function presentNode(row: TreeRow, position: number, facts: TreeFacts): TreeNode {
  const { id, parent_id, path, title, content_type } = row
  return {
    page_id: id,
    parent_id,
    position,
    path,
    title,
    content_type,
    cover: row.cover as ImageRef,
    cover_asset: facts.assetOf(row.cover as ImageRef, null),
    state: decideTreeState(row, facts.live),
    gate: decideOwnerGate(facts.nodes, id),
    tag_ids: [...(facts.tag_ids.get(id) ?? [])],
    updated_at: row.updated_at.toISOString(),
  }
}

/** Presents a page that is deleted from the draft but still in the live release. */
export function presentDeleted(
  version: VersionSummary,
  { nodes, assetOf, tag_ids }: Pick<TreeFacts, 'nodes' | 'assetOf' | 'tag_ids'>,
  at: Date,
): TreeNode {
  const { page_id, parent_id, path, title, content_type, cover } = version
  return {
    page_id,
    parent_id,
    path,
    title,
    content_type,
    cover,
    position: 0,
    cover_asset: assetOf(cover, null),
    state: 'deleted',
    gate: decideOwnerGate(nodes, page_id),
    tag_ids: [...(tag_ids.get(page_id) ?? [])],
    updated_at: at.toISOString(),
  }
}

/** A page that was deleted, as the list of them shows it. */
export function presentDeletion({ id, deleted_at, ...row }: DeletionRow): z.infer<typeof deletedPage> {
  const { title, path, content_type, deleted_by, below_count } = row
  return {
    page_id: id,
    title,
    path,
    content_type,
    deleted_by,
    below_count,
    deleted_at: deleted_at.toISOString(),
    restorable_until: restorableUntil(deleted_at).toISOString(),
  }
}

/** How a draft differs from what members see. */
export function decideTreeState(
  row: Pick<TreeRow, 'id' | 'parent_id' | 'rank' | 'path' | 'draft_hash'>,
  live: ReadonlyMap<string, VersionSummary>,
): 'live' | 'edited' | 'new' {
  const difference = compareVersions(row, live.get(row.id))
  if (difference === 'added') return 'new'
  return difference === 'same' ? 'live' : 'edited'
}

/** Presents a page for the editor, with the problems that prevent publishing. */
export function presentDraft(
  row: DraftRow,
  { root_id, live }: { root_id: string; live: ReadonlyMap<string, VersionSummary> },
): z.infer<typeof studioPage> {
  const { draft, problems } = validateDraft(row.content_type, row.draft as Draft, row.fields_version)
  const { id, parent_id, path, content_type, revision, updated_by } = row
  return {
    page_id: id,
    parent_id,
    root_id,
    path,
    content_type,
    revision,
    draft,
    problems,
    updated_by,
    state: decideTreeState(row, live),
    updated_at: row.updated_at.toISOString(),
  }
}
