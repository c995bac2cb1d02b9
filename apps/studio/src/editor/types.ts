import type { OutputFor } from '@foyer/contract/client'

/** A page as the editor opens it, with what views need to draw it. */
export type StudioPage = OutputFor<'pages.getStudioPage'>

/** What the owner edits of a page. */
export type PageDraft = StudioPage['draft']

/** A field that a draft may contain but that prevents publishing. */
export type DraftProblem = StudioPage['problems'][number]

/** A page as lists, trees and pickers know it. */
export type TreeNode = OutputFor<'pages.listPages'>['items'][number]
